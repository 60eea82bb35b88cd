import type { Place } from './codes.ts'

/** A level of a pack: its seed (`dice`), its difficulty, the moves that solve it, and its pearls. */
export interface Level {
  readonly dice: number
  /** 0 to 1. */
  readonly hard: number
  readonly moves: readonly Move[]
  readonly pearls: readonly Place[]
}

/** An action and the tick in which it is done. */
export interface Move {
  readonly tick: number
  readonly input: number
}

/** `dice hard tick.input,tick.input x.y,x.y`; a line without moves or pearls has a dash there. */
export function readLevel(text: string): Level {
  const [dice = '0', hard = '0', moves = '-', pearls = '-'] = text.split(' ')
  return {
    dice: Number(dice),
    hard: Number(hard) / 100,
    moves: pairs(moves).map(([tick, input]) => ({ tick, input })),
    pearls: pairs(pearls).map(([x, y]) => ({ x, y })),
  }
}

const pairs = (text: string): (readonly [number, number])[] =>
  text === '-'
    ? []
    : text.split(',').map((pair) => {
        const [first = 0, second = 0] = pair.split('.').map(Number)
        return [first, second]
      })

export function writeLevel({ dice, hard, moves, pearls }: Level): string {
  const list = (texts: readonly string[]) => (texts.length > 0 ? texts.join(',') : '-')
  return [
    dice,
    Math.round(hard * 100),
    list(moves.map(({ tick, input }) => `${tick}.${input}`)),
    list(pearls.map(({ x, y }) => `${x}.${y}`)),
  ].join(' ')
}

/** The inputs of a solved level, one a tick, up to its last move. */
export function lineOfMoves(moves: readonly Move[]): number[] {
  const line: number[] = []
  for (const { tick, input } of moves) {
    while (line.length < tick) line.push(0)
    line.push(input)
  }
  return line
}
