import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game of its own, with its rules in `verbs/` and its drawing in `scenes/`. */
export const VERBS = [
  'bow-on-the-wall',
  'ricochet-room',
  'coconut-siege',
  'depth-charges',
  'snow-forts',
  'torpedo-run',
  'fire-hose',
  'basket-battery',
  'trebuchet-tower',
  'planet-bender',
  'lantern-locks',
  'skyfire-huts',
  'one-disc',
  'sun-and-moon-tower',
  'barrel-row',
  'gun-train',
  'mirror-bay',
  'mortar-by-numbers',
  'kraken-rush',
  'marble-crossfire',
  'pony-loop',
  'gate-battery',
] as const
export type Verb = (typeof VERBS)[number]

export interface YardDefinition extends GameDefinition {
  readonly verb: Verb
}

interface Own {
  readonly input: GameDefinition['input']
  readonly ground: GameDefinition['ground']
}

const DRAG = ['drag', 'keys'] as const
const TAP = ['tap', 'keys'] as const
const HOLD = ['hold', 'keys'] as const
const OWN: Readonly<Record<Verb, Own>> = {
  'bow-on-the-wall': { input: DRAG, ground: ['#d08a5a', '#3a1a3a'] },
  'ricochet-room': { input: DRAG, ground: ['#a8704a', '#3a2018'] },
  'coconut-siege': { input: DRAG, ground: ['#5fb0d8', '#0f3f5a'] },
  'depth-charges': { input: TAP, ground: ['#3f8ac0', '#06183a'] },
  'snow-forts': { input: HOLD, ground: ['#7fa8e0', '#1c2c60'] },
  'torpedo-run': { input: TAP, ground: ['#2f7a9a', '#04203a'] },
  'fire-hose': { input: HOLD, ground: ['#a85a7a', '#24123a'] },
  'basket-battery': { input: DRAG, ground: ['#e0a060', '#4a2450'] },
  'trebuchet-tower': { input: TAP, ground: ['#c8785a', '#2c1848'] },
  'planet-bender': { input: DRAG, ground: ['#3a3a80', '#08081f'] },
  'lantern-locks': { input: HOLD, ground: ['#5a4a9a', '#140f3a'] },
  'skyfire-huts': { input: TAP, ground: ['#7a4a6a', '#1a1030'] },
  'one-disc': { input: TAP, ground: ['#d9b679', '#5a3a24'] },
  'sun-and-moon-tower': { input: TAP, ground: ['#4a4a9a', '#141440'] },
  'barrel-row': { input: TAP, ground: ['#d8a868', '#5a2f1f'] },
  'gun-train': { input: HOLD, ground: ['#d3a763', '#4a3018'] },
  'mirror-bay': { input: TAP, ground: ['#2f6f8a', '#0a2038'] },
  'mortar-by-numbers': { input: TAP, ground: ['#2f7fa8', '#06243f'] },
  'kraken-rush': { input: HOLD, ground: ['#3a3f8a', '#0a0a2a'] },
  'marble-crossfire': { input: DRAG, ground: ['#4f9a8a', '#12302f'] },
  'pony-loop': { input: HOLD, ground: ['#7fae4a', '#24401c'] },
  'gate-battery': { input: HOLD, ground: ['#3f7fb0', '#122a50'] },
}

export const definitions: readonly YardDefinition[] = VERBS.map((verb) => {
  return {
    id: verb,
    ...registered(verb),
    verb,
    ...OWN[verb],
    distinct: 'rules',
    genre: 'shooter',
    tags: ['arcade', 'skill'],
    players: 1,
    orientation: 'any',
    session: [30, 480],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
  }
})
