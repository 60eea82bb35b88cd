/** A wave: time, kind, and position across, 0 to 1. */
export interface Wave {
  readonly at: number
  readonly kind: string
  readonly x: number
}

/** `kind*count/way`: groups of a stage come one after the other; a boss ends the third, sixth, ninth and twelfth. */
const PLAN = [
  'cloud*5/row cloud*6/left mine*4/row gift*1/mid cloud*6/right kite*3/vee',
  'kite*5/vee cloud*7/snake gift*1/mid mine*5/row ghost*1/mid cloud*6/left kite*4/row',
  'mine*6/row ghost*2/wide gift*1/mid kite*6/snake cloud*8/right boss*1/mid',
  'storm*1/mid kite*6/left gift*1/mid cloud*8/snake mine*6/vee ghost*2/wide',
  'kite*8/snake storm*2/wide gift*1/mid mine*8/row cloud*8/left kite*6/right ghost*2/wide',
  'ghost*3/row gift*1/mid kite*8/vee storm*2/wide mine*7/snake boss*1/mid',
  'mine*10/row kite*8/left gift*1/mid ghost*3/wide cloud*10/snake storm*2/wide kite*8/right',
  'storm*3/row gift*1/mid kite*10/snake mine*9/vee ghost*3/row cloud*10/left gift*1/mid',
  'kite*10/vee ghost*3/row gift*1/mid storm*3/row mine*10/snake boss*1/mid',
  'storm*3/row kite*12/snake gift*1/mid ghost*4/row mine*12/row cloud*12/left kite*9/vee',
  'ghost*4/row storm*3/row gift*1/mid kite*14/snake mine*12/vee storm*3/wide gift*1/mid kite*8/row',
  'kite*12/left ghost*4/row gift*1/mid storm*4/row mine*12/snake gift*1/mid boss*1/mid',
]
export const BOSS_STAGES = [3, 6, 9, 12]

/** Entry position of each member of a wave, and its delay after the first in ticks. */
const WAYS: Readonly<Record<string, (index: number, count: number) => readonly [x: number, later: number]>> =
  {
    row: (index, count) => [(index + 0.7) / (count + 0.4), (index % 2) * 22],
    left: (index) => [0.14 + index * 0.05, index * 20],
    right: (index) => [0.86 - index * 0.05, index * 20],
    vee: (index, count) => {
      const off = index - (count - 1) / 2
      return [0.5 + off * Math.min(0.12, 0.9 / count), Math.abs(off) * 18]
    },
    snake: (index) => [
      0.5 + [0, 0.16, 0.28, 0.32, 0.28, 0.16, 0, -0.16, -0.28, -0.32, -0.28, -0.16][index % 12]!,
      index * 18,
    ],
    wide: (index, count) => [count === 1 ? 0.5 : 0.2 + (0.6 * index) / (count - 1), index * 10],
    mid: () => [0.5, 0],
  }
const GROUP_TICKS = 210
const BOSS_PAUSE = 150

export const STAGES: readonly (readonly Wave[])[] = PLAN.map((plan, stage) => {
  const waves: Wave[] = []
  let at = 60
  for (const group of plan.split(' ')) {
    const [kind = '', count = '1', way = 'mid'] = group.split(/[*/]/)
    if (kind === 'boss') at += BOSS_PAUSE
    for (let index = 0; index < Number(count); index++) {
      const [x, later] = WAYS[way]!(index, Number(count))
      waves.push({ at: Math.round(at + later), kind, x: Math.max(0.06, Math.min(0.94, x)) })
    }
    at += kind === 'gift' ? 60 : GROUP_TICKS - stage * 5
  }
  return waves.toSorted((one, other) => one.at - other.at)
})

/** Strength of the bosses. */
export const bossOf = (stage: number) => ({ hp: 130 + stage * 38, rank: Math.ceil(stage / 3) })
