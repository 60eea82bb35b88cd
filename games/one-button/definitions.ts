import type { GameDefinition } from '#kit/game/contract.ts'

/** The verbs of the button: each is a game of its own, with its rules in `verbs/` and its drawing in `scenes/`. */
export const VERBS = [
  'orbit-hop',
  'vine-swing',
  'two-lanes',
  'charge-jump',
  'tower-drop',
  'gravity-flip',
  'spin-shoot',
  'tether-drift',
  'drum-bounce',
  'dig-down',
  'plank-balance',
  'shell-parry',
  'late-brake',
  'gate-dash',
  'needle-thread',
  'wind-up',
  'wave-rider',
  'vine-drop',
  'harbour-light',
  'colour-drum',
  'magnet-pull',
  'bubble-bank',
  'zigzag-pier',
  'prism-hop',
] as const
export type Verb = (typeof VERBS)[number]

export interface OneButtonDefinition extends GameDefinition {
  readonly verb: Verb
}

type Ground = GameDefinition['ground']
type Kind = Pick<GameDefinition, 'genre' | 'input'>

const FIRST_ID = 1340
const puzzle: Kind = { genre: 'puzzle', input: ['tap', 'keys'] }
const held: Kind = { genre: 'puzzle', input: ['hold', 'keys'] }
const racing: Kind = { genre: 'racing', input: ['hold', 'keys'] }
const shooter: Kind = { genre: 'shooter', input: ['tap', 'keys'] }
const sports: Kind = { genre: 'sports', input: ['hold', 'keys'] }

/** Kind of game, and the light behind it. */
const LOOKS: Readonly<Record<Verb, readonly [Kind, Ground]>> = {
  'orbit-hop': [puzzle, ['#3b3f94', '#12123a']],
  'vine-swing': [held, ['#1f7a5c', '#062a2c']],
  'two-lanes': [racing, ['#1b86b8', '#06335c']],
  'charge-jump': [held, ['#2d6f8f', '#0a2440']],
  'tower-drop': [puzzle, ['#c2577f', '#43184f']],
  'gravity-flip': [puzzle, ['#4a3a9c', '#170f40']],
  'spin-shoot': [shooter, ['#23508f', '#0a1736']],
  'tether-drift': [racing, ['#4c9a4e', '#164a35']],
  'drum-bounce': [puzzle, ['#b0542f', '#43162a']],
  'dig-down': [held, ['#7d4a26', '#2c1510']],
  'plank-balance': [held, ['#2f8f8a', '#083440']],
  'shell-parry': [shooter, ['#b8683c', '#3d1730']],
  'late-brake': [racing, ['#c0603f', '#3a1440']],
  'gate-dash': [puzzle, ['#7a3fa8', '#230f45']],
  'needle-thread': [held, ['#a83a63', '#3a0f35']],
  'wind-up': [held, ['#2b6fb8', '#0b2350']],
  'wave-rider': [sports, ['#e08a4f', '#5a2050']],
  'vine-drop': [puzzle, ['#5f8a2f', '#16341f']],
  'harbour-light': [held, ['#27476f', '#081428']],
  'colour-drum': [puzzle, ['#4d5bb0', '#191a4d']],
  'magnet-pull': [held, ['#496a8a', '#14243c']],
  'bubble-bank': [held, ['#1690a8', '#053250']],
  'zigzag-pier': [racing, ['#3f8fc0', '#12305e']],
  'prism-hop': [puzzle, ['#33386e', '#101230']],
}

export const definitions: readonly OneButtonDefinition[] = VERBS.map((verb, index) => {
  const [kind, ground] = LOOKS[verb]
  const gameId = FIRST_ID + index
  return {
    id: verb,
    gameId,
    slug: verb,
    verb,
    distinct: 'rules',
    ...kind,
    tags: [kind.genre, 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    session: [10, 180],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: gameId * 7919,
    ground,
  }
})
