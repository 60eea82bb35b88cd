import type { SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { matchOf, swingNet, type Arena } from './arena.ts'
import { toScreen } from './picture.ts'
import { showSoon } from './tape.ts'

const SUN = '#FFD86B'
const FIRE = ['#FF7A2E', SUN, '#FFFFFF'] as const

/** Sounds of events without a word. */
const SOUNDS: Readonly<
  Record<string, readonly [name: Parameters<Arena['host']['sound']>[0], pitch: number]>
> = {
  jump: ['jump', 0],
  dash: ['boost', 4],
  reach: ['slice', -4],
  catch: ['place', 2],
  rebound: ['place', 5],
  pass: ['move', 4],
  shot: ['shoot', 0],
  perfect: ['shoot', 5],
  fly: ['jump', 5],
  charge: ['boost', -3],
  board: ['bounce', -4],
  hurry: ['flip', 7],
  restart: ['tap', 0],
}

/** Words shown above a place, with their colours. */
const WORDS: Readonly<Record<string, string>> = {
  block: '#7FF3FF',
  steal: '#7CF29A',
  ankle: '#FFB3E6',
  dunk: '#FFB347',
  swish: '#FFFFFF',
  perfect: '#7CF29A',
}

/** Sound, light and words for the events of a tick. */
export function react(event: SimEvent, arena: Arena) {
  const { kind, x = 0, y = 0, amount = 0 } = event
  const { host, text, stage } = arena
  const sound = SOUNDS[kind]
  if (sound) host.sound(...sound)
  const at = toScreen(arena, x, y)
  const isOwnShot = kind === 'perfect' || kind === 'shot'
  if (isOwnShot) return sayTiming(kind, amount, arena)
  if (WORDS[kind] && isSeen(arena, at.x))
    stage.effects.rise(text(kind), { x: at.x, y: Math.max(96, at.y - 30) }, WORDS[kind])
  if (kind === 'rim') host.sound('hit', Math.min(8, Math.round(amount)))
  if (kind === 'rim') swingNet(arena, x, 0.3)
  if (kind === 'floor' && amount > 2.4) host.sound('bounce', -8)
  if (kind === 'block') impact(arena, at, 6)
  if (kind === 'steal') host.sound('flip', 3)
  if (kind === 'ankle') host.sound('bad', 5)
  if (kind === 'star') host.sound('boost', 7)
  if (kind === 'swish' || kind === 'basket' || kind === 'dunk') basket(kind, amount, { x, at }, arena)
  if (kind === 'scored' || kind === 'conceded') counted(event, arena)
  if (kind === 'turnover') host.toast(text('turnover'))
  if (kind === 'overtime') {
    host.toast(text('overtime'))
    host.sound('boost', -5)
  }
}

const isSeen = ({ size }: Arena, x: number) => x > -20 && x < size.width + 20

/** Tells whether the own throw was early, on time or late. */
function sayTiming(kind: string, late: number, arena: Arena) {
  const match = matchOf(arena)
  const { shot } = match.ball
  const by = shot ? match.players[shot.by] : undefined
  if (!by || by.seat < 0) return
  const at = toScreen(arena, by.x, by.y + 250)
  const key = kind === 'perfect' ? 'perfect' : late < 0 ? 'early' : 'late'
  arena.stage.effects.rise(arena.text(key), at, kind === 'perfect' ? WORDS['perfect'] : '#FFB3A0')
}

function impact({ host, stage }: Arena, at: { readonly x: number; readonly y: number }, pixels: number) {
  host.sound('hit', -2)
  host.vibrate()
  stage.effects.quake(pixels)
  stage.effects.burst(at, { count: 12, speed: 200, colors: ['#FFFFFF', '#7FF3FF'] })
}

interface Spot {
  readonly x: number
  readonly at: { readonly x: number; readonly y: number }
}

function basket(kind: string, points: number, { x, at }: Spot, arena: Arena) {
  const { host, stage, number, text } = arena
  const isDunk = kind === 'dunk'
  swingNet(arena, x, isDunk ? 1 : 0.8)
  host.sound('score', points + (isDunk ? 4 : 0))
  if (kind === 'swish') host.sound('slice', 4)
  if (isDunk) {
    stage.effects.quake(9)
    host.sound('hit', -6)
    host.vibrate()
  }
  stage.effects.burst(at, { count: isDunk ? 34 : 18, speed: isDunk ? 300 : 200, colors: FIRE })
  stage.effects.rise(signed(`+${number(points)}`), { x: at.x, y: at.y + 34 }, SUN)
  if (points === 3) stage.effects.rise(text('three'), { x: at.x, y: at.y + 64 }, '#FFFFFF')
}

function counted({ kind, x: by = -1 }: SimEvent, arena: Arena) {
  const { host, text, context, tape } = arena
  const match = matchOf(arena)
  const isOwn = kind === 'scored'
  if (isOwn) host.happy(0.4)
  else if (arena.mode !== 'duel') host.sound('bad')
  host.announce(text('score', { own: match.goals[0], theirs: match.goals[1] }))
  const scorer = match.players[by]
  const isDunk = scorer?.seat === 0 && match.ball.vy < 0 && match.tallies[0].dunks > arena.dunksShown
  arena.dunksShown = match.tallies[0].dunks
  const decides = match.winner !== null && match.winner !== -1
  if ((isDunk || decides) && !context.reducedMotion) showSoon(tape)
}
