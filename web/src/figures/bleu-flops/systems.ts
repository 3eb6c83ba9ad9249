// Vaswani et al. 2017, table 2, English to German: BLEU and operations of training. ByteNet's are not given there.

export interface System {
  readonly name: string;
  readonly isEnsemble: boolean;
  readonly bleu: number;
  readonly flops: number;
}

const one = (name: string, bleu: number, flops: number, isEnsemble = false): System => ({
  name,
  isEnsemble,
  bleu,
  flops,
});

export const systems = {
  base: one('Transformer base', 27.3, 3.3e18),
  big: one('Transformer big', 28.4, 2.3e19),
  gnmt: one('GNMT + RL', 24.6, 2.3e19),
  convs2s: one('ConvS2S', 25.16, 9.6e18),
  moe: one('MoE', 26.03, 2.0e19),
  'gnmt-ensemble': one('GNMT + RL', 26.3, 1.8e20, true),
  'convs2s-ensemble': one('ConvS2S', 26.36, 7.7e19, true),
} as const;

export const ours = ['base', 'big'] as const;
export const others = ['gnmt', 'convs2s', 'moe', 'gnmt-ensemble', 'convs2s-ensemble'] as const;
export type Ours = (typeof ours)[number];
export type Others = (typeof others)[number];
