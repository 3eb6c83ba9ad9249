// A font's tables as WOFF2: one Brotli stream, no table transformed. https://www.w3.org/TR/WOFF2/

import { brotliCompressSync, constants } from 'node:zlib';

import type { Tables } from './subset-font.js';

/** By their place in the format's list of known tags. */
const known = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep'];
const gasp = 17;
const untransformed = 3 << 6;

export function writeWoff2(tables: Tables): Buffer {
  const tags = [...tables.keys()].sort((a, b) => place(a) - place(b));
  const data = tags.map((tag) => (tag === 'head' ? markedLossless(tables.get(tag)!) : tables.get(tag)!));
  const stream = brotliCompressSync(Buffer.concat(data), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
  const directory = tags.flatMap((tag, i) => [
    place(tag) | (tag === 'glyf' || tag === 'loca' ? untransformed : 0),
    ...base128(data[i]!.length),
  ]);
  const body = Buffer.concat([Buffer.from(directory), stream]);
  const length = 48 + body.length + (-body.length & 3);
  const unpacked = data.reduce((sum, { length: bytes }) => sum + bytes + (-bytes & 3), 12 + 16 * tags.length);

  const file = Buffer.alloc(length);
  file.write('wOF2', 0, 'latin1');
  file.writeUInt32BE(0x00010000, 4);
  file.writeUInt32BE(length, 8);
  file.writeUInt16BE(tags.length, 12);
  file.writeUInt32BE(unpacked, 16);
  file.writeUInt32BE(stream.length, 20);
  file.writeUInt16BE(1, 24);
  body.copy(file, 48);
  return file;
}

function place(tag: string): number {
  const index = tag === 'gasp' ? gasp : known.indexOf(tag);
  if (index < 0) throw new Error(`no place in WOFF2 for the table ${tag}`);
  return index;
}

/** Bit 11 of the flags says that the font went through a compressor. */
function markedLossless(head: Buffer): Buffer {
  const bytes = Buffer.from(head);
  bytes.writeUInt16BE(bytes.readUInt16BE(16) | 0x0800, 16);
  return bytes;
}

/** Seven bits a byte, the highest first, the top bit where more follow. */
function base128(number: number): number[] {
  const digits = [number & 0x7f];
  for (let rest = number >>> 7; rest > 0; rest >>>= 7) digits.unshift((rest & 0x7f) | 0x80);
  return digits;
}
