import { pickOne } from '#kit/random/random.ts'
import { FULL_CHARGE, GEAR, HERO_HP, type Foe } from './foes.ts'
import { gem, idOf, kindOf, PLAIN, powerOf, ROCK, SKULL, type Duel } from './state.ts'
import { bodiesOf, type Turn } from './turn.ts'

/** What happened in a turn of a duel, for the view and the ears. */
export interface Blow {
  readonly kind: 'hit' | 'smite' | 'guard' | 'heal' | 'strike' | 'curse' | 'poison'
  readonly amount: number
}

export const startDuel = (foe: Foe): Duel => ({
  hp: HERO_HP,
  armor: 0,
  charge: 0,
  foeHp: foe.hp,
  wait: foe.every,
  poison: 0,
  gear: 0,
})

const SMITE = 14
const MOST_ARMOR = 20
const SKULL_DAMAGE = 1.5
const CURSED_GEMS = 2
const POISONED_TURNS = 3

/** Gear by its name. */
const wears = ({ gear }: Duel, id: (typeof GEAR)[number]['id']) => GEAR[gear]?.id === id

/** The blows of the gems that burst; then, when its time has come, the foe's. */
export function fight(duel: Duel, foe: Foe, turn: Turn, blows: Blow[]): Duel {
  const struck = heroStrikes(duel, foe, turn.force, blows)
  if (struck.foeHp <= 0) return struck
  const poisoned = struck.poison > 0 ? { ...struck, hp: struck.hp - 1, poison: struck.poison - 1 } : struck
  if (struck.poison > 0) blows.push({ kind: 'poison', amount: 1 })
  const wait = poisoned.wait - 1
  return wait > 0 ? { ...poisoned, wait } : foeStrikes({ ...poisoned, wait: foe.every }, foe, turn, blows)
}

function heroStrikes(duel: Duel, foe: Foe, force: readonly number[], blows: Blow[]): Duel {
  const strength = wears(duel, 'crown') ? 1.25 : 1
  const of = (kind: number) => (force[kind] ?? 0) * strength * (foe.weak === kind ? 2 : 1)
  const swords = of(0) * (wears(duel, 'sword') ? 1.5 : 1)
  const moons = of(4) * (wears(duel, 'staff') ? 1.6 : 0.8)
  const skulls = of(SKULL) * SKULL_DAMAGE
  const hit = Math.round(Math.max(0, swords - (swords > 0 ? foe.armor : 0)) + moons + skulls)
  const guard = Math.round((force[1] ?? 0) * (wears(duel, 'shield') ? 1.6 : 0.8))
  const heal = Math.round((force[3] ?? 0) * (wears(duel, 'herbs') ? 1.4 : 0.7))
  const charge = duel.charge + Math.round((force[2] ?? 0) * (wears(duel, 'banner') ? 1.7 : 1))
  const smites = Math.floor(charge / FULL_CHARGE)
  const smite = smites * SMITE * (foe.weak === 2 ? 2 : 1)
  if (hit > 0) blows.push({ kind: 'hit', amount: hit })
  if (smite > 0) blows.push({ kind: 'smite', amount: smite })
  if (guard > 0) blows.push({ kind: 'guard', amount: guard })
  if (heal > 0 && duel.hp < HERO_HP) blows.push({ kind: 'heal', amount: heal })
  return {
    ...duel,
    foeHp: Math.max(0, duel.foeHp - hit - smite),
    armor: Math.min(MOST_ARMOR, duel.armor + guard),
    hp: Math.min(HERO_HP, duel.hp + heal),
    charge: charge % FULL_CHARGE,
  }
}

/** The shield takes the first of a strike; every planted skull adds to it. */
function foeStrikes(duel: Duel, foe: Foe, turn: Turn, blows: Blow[]): Duel {
  const skulls = turn.cells.filter((cell) => cell !== 0 && kindOf(cell) === SKULL).length
  const strike = foe.attack + Math.floor(skulls / 2)
  const through = Math.max(0, strike - duel.armor)
  blows.push({ kind: 'strike', amount: through })
  const hurt = { ...duel, armor: Math.max(0, duel.armor - strike), hp: Math.max(0, duel.hp - through) }
  return curse(hurt, foe, turn, blows)
}

function curse(duel: Duel, foe: Foe, turn: Turn, blows: Blow[]): Duel {
  if (foe.curse === 'none') return duel
  blows.push({ kind: 'curse', amount: 1 })
  switch (foe.curse) {
    case 'rocks':
      plant(turn, ROCK)
      return duel
    case 'skulls':
      plant(turn, SKULL)
      return duel
    case 'drain':
      return { ...duel, charge: Math.max(0, duel.charge - FULL_CHARGE / 2) }
    case 'poison':
      return { ...duel, poison: POISONED_TURNS }
    case 'scramble':
      scramble(turn)
      return duel
  }
}

const plainCells = ({ cells }: Turn) =>
  cells.flatMap((cell, at) => (cell !== 0 && powerOf(cell) === PLAIN && kindOf(cell) < SKULL ? [at] : []))

/** Some gems turn into something of the foe's. */
function plant(turn: Turn, kind: number) {
  for (let count = 0; count < CURSED_GEMS; count++) {
    const open = plainCells(turn)
    if (open.length === 0) return
    const at = pickOne(open, turn.random)
    turn.cells[at] = gem(idOf(turn.cells[at]!), kind)
  }
  turn.beats.push({ bodies: bodiesOf(turn.grid, turn.cells) })
}

/** Six gems change places in a ring. */
function scramble(turn: Turn) {
  const spots = Array.from({ length: 6 }, () => pickOne(plainCells(turn), turn.random))
  const ring = [...new Set(spots)]
  const contents = ring.map((at) => turn.cells[at]!)
  for (const [index, at] of ring.entries()) turn.cells[at] = contents[(index + 1) % ring.length]!
  turn.beats.push({ bodies: bodiesOf(turn.grid, turn.cells) })
}
