import type { Mission } from '#kit/game/progress/missions.ts'
import type { PursePlan } from '#kit/game/progress/purse.ts'
import type { GoodLook } from '#kit/game/progress/shown.ts'
import { BLADES, ORCHARDS, type BladeName, type OrchardName } from './gear.ts'

/** Goals of missions and medals. */
export type OrchardGoal =
  | 'score'
  | 'cuts'
  | 'cutsEver'
  | 'combos'
  | 'combosEver'
  | 'combo'
  | 'clean'
  | 'cleanEver'
  | 'classic'
  | 'zen'
  | 'rush'
  | 'unstruck'
  | 'runsEver'

const MISSIONS: readonly Mission<OrchardGoal>[] = [
  { goal: 'cuts', target: 25, stars: 1 },
  { goal: 'combos', target: 1, stars: 1 },
  { goal: 'clean', target: 2, stars: 1 },
  { goal: 'runsEver', target: 3, stars: 1, adds: true },
  { goal: 'zen', target: 60, stars: 1 },
  { goal: 'combo', target: 4, stars: 1 },
  { goal: 'cutsEver', target: 200, stars: 1, adds: true },
  { goal: 'rush', target: 80, stars: 2 },
  { goal: 'classic', target: 60, stars: 1 },
  { goal: 'cleanEver', target: 20, stars: 2, adds: true },
  { goal: 'combos', target: 6, stars: 2 },
  { goal: 'unstruck', target: 40, stars: 2 },
  { goal: 'combosEver', target: 40, stars: 2, adds: true },
  { goal: 'combo', target: 6, stars: 2 },
  { goal: 'classic', target: 150, stars: 2 },
  { goal: 'clean', target: 10, stars: 3 },
  { goal: 'zen', target: 160, stars: 3 },
  { goal: 'rush', target: 220, stars: 3 },
  { goal: 'cutsEver', target: 1500, stars: 3, adds: true },
  { goal: 'score', target: 300, stars: 3 },
]

export const BLADE_PLACE = 'blade'
export const ORCHARD_PLACE = 'orchard'

const BLADE_SIGN = 'M6 18L17 6c1 4-1 8-6 11zM6 18l3-1'
const TREE_SIGN = 'M12 19v-6M12 13a5 5 0 1 0-.1 0zM8 19h8'

type Look = Pick<GoodLook, 'price' | 'color'>

const BLADE_LOOKS: Readonly<Record<BladeName, Look>> = {
  ember: { price: 120, color: '#ff8a5a' },
  frost: { price: 220, color: '#8be4ff' },
  gold: { price: 350, color: '#ffd24a' },
  echo: { price: 500, color: '#c49bff' },
}
const ORCHARD_LOOKS: Readonly<Record<OrchardName, Look>> = {
  terrace: { price: 150, color: '#8fd07a' },
  harvest: { price: 300, color: '#ff9a6b' },
  lantern: { price: 450, color: '#ffcf7a' },
}

const goods: readonly GoodLook[] = [
  ...BLADES.map((id) => ({ id, ...BLADE_LOOKS[id], sign: BLADE_SIGN, place: BLADE_PLACE })),
  ...ORCHARDS.map((id) => ({ id, ...ORCHARD_LOOKS[id], sign: TREE_SIGN, place: ORCHARD_PLACE })),
]

export const orchardPlan: PursePlan<OrchardGoal> = {
  missions: MISSIONS,
  medals: [
    { id: 'score', goal: 'score', from: [80, 160, 320] },
    { id: 'combo', goal: 'combo', from: [4, 6, 8] },
    { id: 'clean', goal: 'clean', from: [5, 10, 20] },
  ],
  goods,
}

/** Ribbons of the blade, outer to inner. */
export const BLADE_COLORS: Readonly<Record<BladeName | 'plain', readonly [string, string]>> = {
  plain: ['rgb(90 240 220 / .35)', 'rgb(190 255 246 / .8)'],
  ember: ['rgb(255 90 40 / .45)', 'rgb(255 190 90 / .85)'],
  frost: ['rgb(90 170 255 / .45)', 'rgb(200 235 255 / .9)'],
  gold: ['rgb(255 190 40 / .45)', 'rgb(255 240 160 / .9)'],
  echo: ['rgb(160 90 255 / .45)', 'rgb(225 200 255 / .9)'],
}

/** Light of an orchard, from its middle to its edge. */
export const ORCHARD_GROUNDS: Readonly<Record<OrchardName, readonly [string, string]>> = {
  terrace: ['#4a9a6a', '#0c2c22'],
  harvest: ['#c8743a', '#3a1420'],
  lantern: ['#6a4fb0', '#1c0f3c'],
}

/** Coins of a run: a fifth of its score, and its longest combo. */
export const coinsOf = (score: number, combo: number): number => Math.floor(Math.max(0, score) / 5) + combo
