import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash32, seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import { boardOf, RAY } from './boards.ts'
import { definitions, LEVELS } from './definitions.ts'
import { levels } from './levels.ts'
import { touched, wayFrom, type LightsRules, type State } from './rules.ts'

const LEAP = 'l'
const TRIES = 400

/** Sizes through a pack: small ponds first. */
const SIZES = {
  square: [3, 4, 5, 6],
  ring: [4, 5, 5, 6],
  hex: [2, 3, 3, 4],
  signs: [3, 4, 5, 5],
  slant: [3, 4, 5, 6],
  king: [3, 4, 5, 6],
  shy: [3, 4, 5, 6],
  triangle: [3, 4, 5, 5],
} as const

const isEarly = (level: number) => level < 3

function signsFor(level: number, size: number, random: Random): string {
  const leap = level < 4 ? 0 : level < 8 ? 1 : 0.5
  return Array.from({ length: size * size }, () => (random() < leap ? LEAP : RAY)).join('')
}

/** The first half climbs from one touch; the second begins at middling boards and climbs further, on changing sizes. */
const HALF = 30

function stepOf(shape: LightsRules['shape'], light: LightsRules['light'], level: number) {
  const sizes = SIZES[shape]
  const steep = light === 'three' ? 0.55 : 0.42
  if (level < HALF) {
    const size = sizes[Math.min(3, Math.floor((level + 2) / 8))]!
    return { size, wanted: 1 + Math.floor(level * steep) }
  }
  const over = level - HALF
  const size = sizes[over % 3 === 2 || over >= HALF / 2 ? 3 : 2]!
  return { size, wanted: 6 + Math.floor(over * steep) }
}

/** A board whose shortest solution has the wished length, or comes near it. */
function found({ shape, light }: LightsRules, level: number, random: Random, taken: Set<string>): State {
  const states = light === 'three' ? 3 : 2
  const { size, wanted } = stepOf(shape, light, level)
  let nearest: State | undefined
  let gap = Infinity
  for (let tries = 0; tries < TRIES && gap > 0; tries++) {
    const signs = shape === 'signs' ? signsFor(level, size, random) : ''
    const { spots } = boardOf(shape, size, signs)
    const dark: State = { shape, states, size, signs, cells: spots.map(() => 0), moves: 0 }
    const cells = shuffled([...spots.keys(), ...(light === 'three' ? spots.keys() : [])], random)
    let state = dark
    for (const cell of cells.slice(0, wanted + (isEarly(level) ? 0 : tries % 3))) {
      const times = states - 1
      for (let time = 0; time < times; time++) state = touched(state, cell)
    }
    const length = wayFrom(state)?.length ?? 0
    if (length === 0 || Math.abs(length - wanted) >= gap || taken.has(textOf(state))) continue
    nearest = state
    gap = Math.abs(length - wanted)
  }
  taken.add(textOf(nearest!))
  return nearest!
}

const textOf = ({ size, cells, signs }: State) => `${size}:${cells.join('')}${signs && `:${signs}`}`

/** Games named on the command line are searched anew; of the others only levels that are missing are searched. */
const wanted = process.argv.slice(2)

const packs = definitions.map(({ id, rules }) => {
  const name = /^\w+$/.test(id) ? id : `'${id}'`
  const kept = wanted.includes(id) ? [] : (levels[id]?.split('|') ?? [])
  const random = seededRandom(hash32(`lights ${id}${kept.length > 0 ? ` from ${kept.length}` : ''}`))
  const taken = new Set(kept)
  const states = Array.from({ length: LEVELS - kept.length }, (_, index) =>
    found(rules, kept.length + index, random, taken),
  )
  const texts = [...kept, ...states.map(textOf)]
  process.stderr.write(`${id}: ${states.map((state) => wayFrom(state)?.length).join(' ')}\n`)
  return `  ${name}:\n    '${texts.join('|')}',`
})

writeFileSync(
  join(import.meta.dirname, 'levels.ts'),
  `/** Written by find-levels.ts: levels parted by bars, each its size, its lanterns (0 is gold) and their signs. */
export const levels: Readonly<Record<string, string>> = {\n${packs.join('\n')}\n}\n`,
)
