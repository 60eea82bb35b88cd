// Prints fleet-levels.ts: node games/deduction/find-levels.ts > games/deduction/fleet-levels.ts
import { pickIndex, seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import { BOATS } from './fleet-rules.ts'
import { countFleets } from './fleet-solver.ts'

const SIZES = [
  5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8,
] as const

function randomFleet(size: number, random: Random): number[] | undefined {
  const cells = Array<number>(size * size).fill(2)
  for (const length of BOATS[size]!) {
    let isPlaced = false
    for (let attempt = 0; attempt < 60 && !isPlaced; attempt++) {
      const isDown = pickIndex(2, random) === 1
      const x = pickIndex(isDown ? size : size - length + 1, random)
      const y = pickIndex(isDown ? size - length + 1 : size, random)
      const boat = Array.from({ length }, (_, at) => (y + (isDown ? at : 0)) * size + x + (isDown ? 0 : at))
      const isFree = boat.every((cell) => {
        const [cx, cy] = [cell % size, Math.floor(cell / size)]
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++) {
            const [nx, ny] = [cx + dx, cy + dy]
            if (nx >= 0 && ny >= 0 && nx < size && ny < size && cells[ny * size + nx] === 1) return false
          }
        return true
      })
      if (!isFree) continue
      for (const cell of boat) cells[cell] = 1
      isPlaced = true
    }
    if (!isPlaced) return undefined
  }
  return cells
}

function makeLevel(size: number, random: Random): string {
  for (;;) {
    const solution = randomFleet(size, random)
    if (!solution) continue
    const line = Array.from({ length: size }, (_, index) => index)
    const rows = line.map((y) => line.filter((x) => solution[y * size + x] === 1).length)
    const columns = line.map((x) => line.filter((y) => solution[y * size + x] === 1).length)
    const order = shuffled([...solution.keys()], random)
    for (let shown = 1; shown <= size - 2; shown++) {
      const given = order.slice(0, shown)
      const known = solution.map((value, cell) => (given.includes(cell) ? value : 0))
      if (countFleets(size, BOATS[size]!, { rows, columns, known }) !== 1) continue
      const bits = [...solution].reverse().map((value) => (value === 1 ? '1' : '0'))
      const padded = bits.join('').padStart(Math.ceil(bits.length / 5) * 5, '0')
      const text = (padded.match(/.{5}/g) ?? []).map((five) => parseInt(five, 2).toString(32)).join('')
      return `${size}:${text}:${given.join(',')}`
    }
  }
}

const random = seededRandom(1322)
const texts = SIZES.map((size) => `  '${makeLevel(size, random)}',`)
console.log(
  `/** Thirty seas with one fleet each, written by find-levels.ts. */\nexport const levels = [\n${texts.join('\n')}\n] as const`,
)
