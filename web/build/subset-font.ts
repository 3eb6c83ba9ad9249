// A TrueType font with only the glyphs of the given characters. Glyphs keep their numbers, so that most tables stay as
// they are: only glyf, loca and cmap are written anew, and what a page has no use for is left out, hints included: they
// would be a third of each file.

export type Tables = ReadonlyMap<string, Buffer>;

const kept = ['OS/2', 'head', 'hhea', 'hmtx', 'maxp', 'name'];

export function readTables(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const [entry, at] = [12 + 16 * i, font.readUInt32BE(12 + 16 * i + 8)];
      return [font.toString('latin1', entry, entry + 4), font.subarray(at, at + font.readUInt32BE(entry + 12))];
    }),
  );
}

export function subset(font: Tables, characters: ReadonlySet<number>): Tables {
  const table = (tag: string) => font.get(tag)!;
  const all = readCharacterMap(table('cmap'));
  const map = [...all].filter(([character]) => characters.has(character)).sort(([a], [b]) => a - b);

  const wide = table('head').readInt16BE(50) === 1;
  const loca = table('loca');
  const offset = (glyph: number) => (wide ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  const outline = (glyph: number) => table('glyf').subarray(offset(glyph), offset(glyph + 1));
  const glyphs = new Set([0, ...map.map(([, glyph]) => glyph)]);
  for (const glyph of glyphs) for (const part of components(outline(glyph))) glyphs.add(part);

  const count = table('maxp').readUInt16BE(4);
  const outlines = Array.from({ length: count }, (_, glyph) =>
    glyphs.has(glyph) ? padded(withoutHints(outline(glyph))) : Buffer.alloc(0),
  );
  const newLoca = Buffer.alloc(4 * (count + 1));
  let end = 0;
  outlines.forEach((bytes, glyph) => newLoca.writeUInt32BE((end += bytes.length), 4 * (glyph + 1)));
  const head = Buffer.from(table('head'));
  head.writeInt16BE(1, 50);

  const tables = new Map(kept.flatMap((tag) => (font.has(tag) ? [[tag, table(tag)] as const] : [])));
  tables.set('head', head).set('glyf', Buffer.concat(outlines)).set('loca', newLoca);
  return tables.set('cmap', characterMap(map)).set('post', withoutNames(table('post')));
}

/** A simple glyph: 10 bytes of header, the contours' ends, the length of its instructions, those, its outline. */
function withoutHints(glyph: Buffer): Buffer {
  const contours = glyph.length === 0 ? 0 : glyph.readInt16BE(0);
  if (contours <= 0) return glyph;
  const at = 10 + 2 * contours;
  return Buffer.concat([glyph.subarray(0, at), Buffer.alloc(2), glyph.subarray(at + 2 + glyph.readUInt16BE(at))]);
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

/** The glyphs of which a composite glyph is made. */
function components(glyph: Buffer): number[] {
  const parts: number[] = [];
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return parts;
  for (let at = 10, more = true; more;) {
    const flags = glyph.readUInt16BE(at);
    parts.push(glyph.readUInt16BE(at + 2));
    at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
    more = (flags & 0x20) !== 0;
  }
  return parts;
}

/** Character to glyph, from the table's format 4. */
export function readCharacterMap(cmap: Buffer): Map<number, number> {
  const map = new Map<number, number>();
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.subarray(cmap.readUInt32BE(8 + 8 * i)));
  const table = tables.find((each) => each.readUInt16BE(0) === 4);
  if (!table) throw new Error('the font has no character map of format 4');
  const twice = table.readUInt16BE(6);
  for (let i = 0; i < twice; i += 2) {
    const [end, start] = [table.readUInt16BE(14 + i), table.readUInt16BE(16 + twice + i)];
    const [delta, range] = [table.readUInt16BE(16 + 2 * twice + i), table.readUInt16BE(16 + 3 * twice + i)];
    for (let c = start; c <= end && c < 0xffff; c++) {
      const glyph = range === 0 ? c : table.readUInt16BE(16 + 3 * twice + i + range + 2 * (c - start));
      if (glyph !== 0) map.set(c, (glyph + delta) & 0xffff);
    }
  }
  return map;
}

/** A map of format 4, a segment for each run of characters whose glyphs run along. */
function characterMap(map: readonly (readonly [character: number, glyph: number])[]): Buffer {
  const runs: { start: number; end: number; delta: number }[] = [];
  for (const [character, glyph] of map) {
    const last = runs.at(-1);
    if (last && character === last.end + 1 && ((character + last.delta) & 0xffff) === glyph) last.end = character;
    else runs.push({ start: character, end: character, delta: (glyph - character) & 0xffff });
  }
  runs.push({ start: 0xffff, end: 0xffff, delta: 1 });
  const power = 2 ** Math.floor(Math.log2(runs.length));
  const numbers = [
    ...[0, 1, 3, 1, 0, 12], // version, one table: Windows, Unicode, at byte 12
    ...[4, 16 + 8 * runs.length, 0, 2 * runs.length, 2 * power, Math.log2(power), 2 * (runs.length - power)],
    ...[...runs.map(({ end }) => end), 0, ...runs.map(({ start }) => start)],
    ...[...runs.map(({ delta }) => delta), ...runs.map(() => 0)],
  ];
  const bytes = Buffer.alloc(2 * numbers.length);
  numbers.forEach((number, i) => bytes.writeUInt16BE(number, 2 * i));
  return bytes;
}

/** Version 3 of the table: no glyph names. */
function withoutNames(post: Buffer): Buffer {
  const bytes = Buffer.from(post.subarray(0, 32));
  bytes.writeUInt32BE(0x00030000, 0);
  return bytes;
}
