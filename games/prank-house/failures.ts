import { hash32 } from '#kit/random/random.ts'
import { drawingOf } from './drawings.ts'
import { hasFace, withMood } from './drawing.ts'
import type { Looks, PrankInput } from './rules.ts'
import type { PrankScene, Spot } from './scene.ts'

/** What a misused thing emits. */
type Mess = 'splash' | 'foam' | 'puff' | 'stars' | 'snow' | 'crumbs' | 'stink'

/** By drawing; what is not named here only raises dust. */
const MESSES: Readonly<Record<string, Mess>> = {
  bucket: 'splash',
  sink: 'splash',
  hose: 'splash',
  valve: 'splash',
  puddle: 'splash',
  tea: 'splash',
  pot: 'splash',
  fizz: 'foam',
  shampoo: 'foam',
  washer: 'foam',
  spray: 'foam',
  cream: 'foam',
  fish: 'stink',
  sock: 'stink',
  cabbage: 'stink',
  toilet: 'stink',
  bread: 'crumbs',
  cake: 'crumbs',
  flour: 'snow',
  snowball: 'snow',
  soup: 'splash',
  plug: 'stars',
  peanut: 'crumbs',
  carrot: 'crumbs',
  snowman: 'snow',
  fir: 'snow',
  feather: 'snow',
  cushion: 'snow',
  torch: 'stars',
  lamp: 'stars',
  candle: 'stars',
  match: 'stars',
  saucer: 'stars',
  coin: 'stars',
  honey: 'splash',
  batter: 'splash',
  brook: 'splash',
  ice: 'splash',
  octopus: 'splash',
  ink: 'splash',
  oil: 'splash',
  sponge: 'foam',
  pan: 'crumbs',
  apple: 'crumbs',
  spade: 'crumbs',
  chalk: 'snow',
  mints: 'snow',
  fire: 'stars',
  battery: 'stars',
  magnet: 'stars',
  gas: 'stink',
}

/** Looks that are faces: under another look a figure hides, or is no figure. */
const FACES = ['calm', 'sleep', 'shock', 'laugh', 'angry', 'sly', 'dizzy', 'love', 'sad']
const SHOUTS = ['!', '?', '?!', '#!', 'Ö', '♪', '…'] as const
const MOODS = ['shock', 'angry', 'laugh', 'dizzy', 'sad', 'love'] as const
const JOLTS = ['hop', 'spin', 'squash', 'tremble', 'nod', 'shake'] as const

/** Number of slips from which a failure has a second act. */
const MANY_SLIPS = 5

const pick = <One>(all: readonly One[], luck: number): One => all[luck % all.length]!
const spotOf = ({ things }: PrankScene, looks: Looks, name: string): Spot =>
  things[name]!.places?.[looks[name]!] ?? things[name]!.at

/**
 * How a touch that the riddle has no answer for goes wrong, as acts: what is dragged makes its mess on the other, who
 * minds it, and somebody else in the picture enjoys it. The same touch fails the same way, and a little more each time.
 */
export function failureOf(
  scene: PrankScene,
  looks: Looks,
  { input, slips }: { readonly input: PrankInput; readonly slips: number },
): string {
  const [verb, thing = '', other] = input.split(' ')
  const luck = hash32(`${scene.id} ${input}`)
  const art = (name: string) => scene.things[name]!.art
  const isAlive = (name: string) =>
    FACES.includes(looks[name]!.split('+')[0]!) && hasFace(drawingOf(art(name)))
  const mind = (name: string, at: number, shift: number) => {
    const jolt = `${at} ${name} ${pick(JOLTS, luck + shift)}`
    if (!isAlive(name)) return jolt
    return `${at} ${name} as ${withMood(looks[name]!, pick(MOODS, luck + shift))} 1; ${jolt}`
  }
  const mess = MESSES[art(thing)] ?? 'puff'
  const shout = `.4 ${other ?? thing} say ${pick(SHOUTS, luck >>> 3)}`
  const jolt = pick(JOLTS, luck >>> 5)
  const acts = [shout]
  if (other === undefined) {
    const motion = verb === 'hold' ? 'squash' : verb === 'shake' ? 'tremble' : jolt
    acts.unshift(`0 ${thing} ${motion}`, `.25 ${thing} ${mess}`, mind(thing, 0.3, 2))
  } else {
    const [[fromX, fromY], [toX, toY]] = [spotOf(scene, looks, thing), spotOf(scene, looks, other)]
    acts.unshift(
      `0 ${thing} fly ${toX - fromX} ${toY - fromY - 40}`,
      `.3 ${other} ${mess}`,
      mind(other, 0.35, 1),
      `.7 ${thing} ${jolt}`,
    )
  }
  const seen = Object.keys(scene.things).find(
    (name) => name !== thing && name !== other && looks[name] !== 'gone' && isAlive(name),
  )
  if (seen) acts.push(`1 ${seen} as ${withMood(looks[seen]!, 'laugh')} 1.1`, `1.05 ${seen} hop`)
  // Who keeps on poking makes it worse.
  if (slips >= MANY_SLIPS) acts.push(`1.1 ${other ?? thing} spin`, `1.2 ${other ?? thing} ${mess}`)
  return acts.join('; ')
}
