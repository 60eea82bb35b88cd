import { pickOne } from '#kit/random/random.ts'
import { FULL_CHARGE, GEAR, HERO_HP, type Act, type Foe, type GearId } from './foes.ts'
import { gem, idOf, kindOf, PLAIN, powerOf, ROCK, SKULL, type Duel } from './state.ts'
import { bodiesOf, type Turn } from './turn.ts'

/** What happened in a turn of a duel, for the view and the ears. */
export interface Blow {
  readonly kind:
    | 'hit'
    | 'smite'
    | 'guard'
    | 'heal'
    | 'strike'
    | 'heavy'
    | 'broken'
    | 'ward'
    | 'mend'
    | 'curse'
    | 'poison'
  readonly amount: number
}

export const startDuel = (foe: Foe): Duel => ({
  hp: HERO_HP,
  armor: 0,
  charge: 0,
  foeHp: foe.hp,
  wait: waitFor(foe, foe.plan[0]!),
  poison: 0,
  gear: 0,
})

const SMITE = 14
const MOST_ARMOR = 20
const SKULL_DAMAGE = 1.5
const CURSED_GEMS = 2
const POISONED_TURNS = 3
/** Damage during a wind-up that breaks the heavy blow. */
export const BREAK = 14
const HEAVY = 2
const WARD = 8
const MEND = 10
const PER_CHAIN = 2
const BOOTS_WAIT = 1

/** What the foe does when its wait is over. */
export const actOf = (foe: Foe, { acts = 0 }: Duel): Act => foe.plan[acts % foe.plan.length]!
/** A heavy blow takes a move longer. */
export const waitFor = (foe: Foe, act: Act) => foe.every + (act === 'heavy' ? 1 : 0)
export const heavyOf = ({ attack }: Foe) => attack * HEAVY

/** Gear by its name. */
export const wears = ({ gear, second = 0 }: Pick<Duel, 'gear' | 'second'>, id: GearId) =>
  GEAR[gear]?.id === id || GEAR[second]?.id === id

/** The duel with gear equipped before the first move. */
export function armed(duel: Duel, [gear = 0, second = 0]: readonly number[]): Duel {
  const worn = { ...duel, gear, ...(second > 0 ? { second } : {}) }
  return {
    ...worn,
    charge: wears(worn, 'drum') ? FULL_CHARGE / 2 : duel.charge,
    wait: duel.wait + (wears(worn, 'boots') ? BOOTS_WAIT : 0),
  }
}

/** Applies the blows of burst gems; then, when due, the foe's. */
export function fight(duel: Duel, foe: Foe, turn: Turn, blows: Blow[]): Duel {
  const struck = heroStrikes(duel, foe, turn, blows)
  if (struck.foeHp <= 0) return struck
  const poisoned = struck.poison > 0 ? { ...struck, hp: struck.hp - 1, poison: struck.poison - 1 } : struck
  if (struck.poison > 0) blows.push({ kind: 'poison', amount: 1 })
  const wait = poisoned.wait - 1
  return wait > 0 ? { ...poisoned, wait } : foeActs({ ...poisoned, wait }, foe, turn, blows)
}

function heroStrikes(duel: Duel, foe: Foe, { force, chain }: Turn, blows: Blow[]): Duel {
  const strength = wears(duel, 'crown') ? 1.25 : 1
  const of = (kind: number) => (force[kind] ?? 0) * strength * (foe.weak === kind ? 2 : 1)
  const swords = of(0) * (wears(duel, 'sword') ? 1.5 : 1)
  const moons = of(4) * (wears(duel, 'staff') ? 1.6 : 0.8)
  const skulls = of(SKULL) * SKULL_DAMAGE
  const links = wears(duel, 'ring') && chain > 1 ? PER_CHAIN * (chain - 1) : 0
  const hit = Math.round(Math.max(0, swords - (swords > 0 ? foe.armor : 0)) + moons + skulls + links)
  const guard = Math.round((force[1] ?? 0) * (wears(duel, 'shield') ? 1.6 : 0.8))
  const heal = Math.round((force[3] ?? 0) * (wears(duel, 'herbs') ? 1.4 : 0.7))
  const charge = duel.charge + Math.round((force[2] ?? 0) * (wears(duel, 'banner') ? 1.7 : 1))
  const smites = Math.floor(charge / FULL_CHARGE)
  const smite = smites * SMITE * (foe.weak === 2 ? 2 : 1)
  if (hit > 0) blows.push({ kind: 'hit', amount: hit })
  if (smite > 0) blows.push({ kind: 'smite', amount: smite })
  if (guard > 0) blows.push({ kind: 'guard', amount: guard })
  if (heal > 0 && duel.hp < HERO_HP) blows.push({ kind: 'heal', amount: heal })
  const dealt = hit + smite
  const ward = duel.ward ?? 0
  return {
    ...duel,
    dealt: (duel.dealt ?? 0) + dealt,
    ward: Math.max(0, ward - dealt),
    foeHp: Math.max(0, duel.foeHp - Math.max(0, dealt - ward)),
    armor: Math.min(MOST_ARMOR, duel.armor + guard),
    hp: Math.min(HERO_HP, duel.hp + heal),
    charge: charge % FULL_CHARGE,
  }
}

/** The foe does what it has announced; then its next action is shown. */
function foeActs(duel: Duel, foe: Foe, turn: Turn, blows: Blow[]): Duel {
  const acts = (duel.acts ?? 0) + 1
  const done = acted(duel, foe, turn, blows)
  return { ...done, acts, dealt: 0, wait: waitFor(foe, actOf(foe, { ...done, acts })) }
}

function acted(duel: Duel, foe: Foe, turn: Turn, blows: Blow[]): Duel {
  switch (actOf(foe, duel)) {
    case 'ward':
      blows.push({ kind: 'ward', amount: WARD })
      return { ...duel, ward: WARD }
    case 'mend':
      blows.push({ kind: 'mend', amount: MEND })
      return { ...duel, foeHp: Math.min(foe.hp, duel.foeHp + MEND) }
    case 'heavy':
      if ((duel.dealt ?? 0) < BREAK) return foeStrikes(duel, foe, turn, blows, heavyOf(foe))
      blows.push({ kind: 'broken', amount: heavyOf(foe) })
      return duel
    case 'strike':
      return foeStrikes(duel, foe, turn, blows, foe.attack)
  }
}

/** The shield absorbs first; every planted skull adds damage. */
function foeStrikes(duel: Duel, foe: Foe, turn: Turn, blows: Blow[], force: number): Duel {
  const skulls = turn.cells.filter((cell) => cell !== 0 && kindOf(cell) === SKULL).length
  const strike = force + Math.floor(skulls / 2)
  const through = Math.max(0, strike - duel.armor)
  blows.push({ kind: force > foe.attack ? 'heavy' : 'strike', amount: through })
  const hurt = { ...duel, armor: Math.max(0, duel.armor - strike), hp: Math.max(0, duel.hp - through) }
  return curse(hurt, foe, turn, blows)
}

function curse(duel: Duel, foe: Foe, turn: Turn, blows: Blow[]): Duel {
  if (foe.curse === 'none') return duel
  blows.push({ kind: 'curse', amount: 1 })
  const isLit = wears(duel, 'lamp')
  switch (foe.curse) {
    case 'rocks':
      plant(turn, ROCK, isLit)
      return duel
    case 'skulls':
      plant(turn, SKULL, isLit)
      return duel
    case 'drain':
      return { ...duel, charge: Math.max(0, duel.charge - FULL_CHARGE / (isLit ? 4 : 2)) }
    case 'poison':
      return { ...duel, poison: isLit ? 1 : POISONED_TURNS }
    case 'scramble':
      if (!isLit) scramble(turn)
      return duel
  }
}

const plainCells = ({ cells }: Turn) =>
  cells.flatMap((cell, at) => (cell !== 0 && powerOf(cell) === PLAIN && kindOf(cell) < SKULL ? [at] : []))

/** Some gems turn into something of the foe's. */
function plant(turn: Turn, kind: number, isLit: boolean) {
  for (let count = 0; count < (isLit ? 1 : CURSED_GEMS); count++) {
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
