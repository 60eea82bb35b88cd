import type { GameDefinition } from '#kit/game/contract.ts'

/** Each is a game of its own, with its rules in `verbs/` and its drawing in `scenes/`. */
export const VERBS = [
  'true-sums',
  'glance-count',
  'number-hunt',
  'shells-ago',
  'mirror-rafts',
  'lit-stones',
  'ninth-picture',
  'big-or-much',
  'shell-scales',
  'pearl-cups',
  'firefly-flock',
  'first-out',
  'fish-not-crab',
  'middle-fish',
  'make-whole',
  'missing-sign',
  'more-berries',
  'number-echo',
  'next-number',
  'odd-fish',
  'newcomer',
  'punched-leaf',
  'cube-pile',
  'rolling-die',
  'crab-walk',
  'ladder-way',
  'hidden-order',
  'running-total',
  'heaviest',
  'common-find',
  'missing-find',
  'heavier-pan',
  'lit-windows',
] as const
export type Verb = (typeof VERBS)[number]

export interface QuickMindDefinition extends GameDefinition {
  readonly verb: Verb
}

const FIRST_ID = 1290
/** Ids of the games after the first seven, in the order of the list. */
const LATER_IDS: readonly number[] = [
  1280, 1281, 1282, 1283, 1284, 1285, 1286, 1287, 1288, 1289, 1302, 1303, 1304, 1305, 1306, 1307, 1308, 1309,
  1314, 1315, 1316, 1127, 1128, 1129, 1136, 1137,
]
const NUMBERS: readonly Verb[] = [
  'true-sums',
  'glance-count',
  'number-hunt',
  'big-or-much',
  'make-whole',
  'missing-sign',
  'number-echo',
  'next-number',
  'running-total',
  'heavier-pan',
]
const GROUNDS: Readonly<Record<Verb, GameDefinition['ground']>> = {
  'true-sums': ['#2f8f78', '#08302f'],
  'glance-count': ['#2d86c4', '#0a2350'],
  'number-hunt': ['#c9803a', '#45201f'],
  'shells-ago': ['#7a55b8', '#1f1448'],
  'mirror-rafts': ['#2aa0a6', '#0a2f48'],
  'lit-stones': ['#3b4fa0', '#0b1236'],
  'ninth-picture': ['#b8567a', '#38133a'],
  'big-or-much': ['#5b7fd0', '#14204e'],
  'shell-scales': ['#e0a860', '#4a2c18'],
  'pearl-cups': ['#b8743c', '#33180a'],
  'firefly-flock': ['#2c6a4c', '#07201c'],
  'first-out': ['#2a8fb0', '#062a40'],
  'fish-not-crab': ['#3fb0c0', '#0c3a4c'],
  'middle-fish': ['#1f7f9a', '#04283a'],
  'make-whole': ['#4aa0a8', '#123a44'],
  'missing-sign': ['#7a9ad8', '#1c2a58'],
  'more-berries': ['#4f9a5a', '#12361f'],
  'number-echo': ['#4668a8', '#0c1838'],
  'next-number': ['#2f86a0', '#07303e'],
  'odd-fish': ['#2a9ac0', '#0a3450'],
  newcomer: ['#c46a50', '#3c1620'],
  'punched-leaf': ['#7aa050', '#22340f'],
  'cube-pile': ['#d89850', '#40240f'],
  'rolling-die': ['#2f8a68', '#0a2c24'],
  'crab-walk': ['#d0a060', '#48281a'],
  'ladder-way': ['#8aa84a', '#2a3a14'],
  'hidden-order': ['#6a58b8', '#1a1240'],
  'running-total': ['#c46048', '#3a1a1c'],
  heaviest: ['#5aa0b8', '#123848'],
  'common-find': ['#3a7fa8', '#0c2c44'],
  'missing-find': ['#58b0b8', '#14404a'],
  'heavier-pan': ['#8a70c0', '#20143f'],
  'lit-windows': ['#4a4488', '#120e30'],
}

export const definitions: readonly QuickMindDefinition[] = VERBS.map((verb, index) => {
  const gameId = LATER_IDS[index - 7] ?? FIRST_ID + index
  return {
    id: verb,
    gameId,
    slug: verb,
    verb,
    distinct: 'rules',
    genre: 'puzzle',
    tags: NUMBERS.includes(verb) ? ['puzzle', 'numbers', 'skill'] : ['puzzle', 'skill'],
    players: 1,
    orientation: 'any',
    input: ['tap', 'keys'],
    session: [30, 300],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: gameId * 7919,
    ground: GROUNDS[verb],
  }
})
