import { pickIndex, type Random } from '#kit/random/random.ts'
import { STRAIGHT, type Board } from './boards.ts'

const DOTS_EVERY = 6
const LOCK_EVERY = 9
const TALLEST = 4
const ARROWED = 0.3
const LEAST_INK = 4
const MORE_INK = 4

/** Signs on the places of a walk that make it obey the rule. */
export function marksOf(
  { rule, columns, rows }: Pick<Board, 'rule' | 'columns' | 'rows'>,
  walk: readonly number[],
  random: Random,
): readonly number[] {
  const marks = Array.from({ length: columns * rows }, () => 0)
  switch (rule) {
    case 'beads':
      for (const [index, place] of walk.entries()) marks[place] = (index % 3) + 1
      break
    case 'dots': {
      const dots = Math.max(2, Math.round(walk.length / DOTS_EVERY))
      for (let dot = 0; dot < dots; dot++)
        marks[walk[Math.round((dot * (walk.length - 1)) / (dots - 1))]!] = dot + 1
      break
    }
    case 'stairs': {
      let height = 1 + pickIndex(TALLEST, random)
      for (const place of walk) {
        marks[place] = height
        height = Math.max(1, Math.min(TALLEST, height + pickIndex(3, random) - 1))
      }
      break
    }
    case 'oneway':
      for (const [index, place] of walk.slice(0, -1).entries()) {
        const step = walk[index + 1]! - place
        if (random() < ARROWED)
          marks[place] = 1 + STRAIGHT.findIndex(([dx, dy]) => dy * columns + dx === step)
      }
      break
    case 'locks':
      layLocks(marks, walk, random)
      break
    case 'ink':
      for (let at = 0; at < walk.length - 1;) {
        const ink = LEAST_INK + pickIndex(MORE_INK, random)
        marks[walk[at]!] = ink
        at += ink
      }
      break
    default:
  }
  return marks
}

/** Each key is somewhere before its lock, never on the start. */
function layLocks(marks: number[], walk: readonly number[], random: Random) {
  const pairs = Math.max(1, Math.min(4, Math.floor(walk.length / LOCK_EVERY)))
  for (let pair = 1; pair <= pairs; pair++) {
    const free = [...walk.keys()].filter((index) => index > 0 && marks[walk[index]!] === 0)
    if (free.length < 2) return
    const one = free[pickIndex(free.length, random)]!
    const others = free.filter((index) => Math.abs(index - one) > 1)
    const other = others[pickIndex(others.length, random)]
    if (other === undefined) continue
    marks[walk[Math.min(one, other)]!] = pair
    marks[walk[Math.max(one, other)]!] = -pair
  }
}
