import type { GameHost, SimEvent } from '#kit/game/contract.ts'
import { signed, type Box } from '#kit/game/draw.ts'
import { ease, type Effects } from '#kit/game/effects.ts'
import { duelPlaces } from './duel-panel.ts'
import type { Duel } from './state.ts'

/** Animated values of a duel, 0 to 1 each, and the gliding bars. */
export interface DuelMoves {
  readonly hurt: number
  readonly lunge: number
  readonly heroHurt: number
  readonly heroLunge: number
  /** The shield is up. */
  readonly guards: boolean
  readonly hp: number
  readonly foeHp: number
}

export interface DuelShow {
  readonly now: DuelMoves
  stand(duel: Duel): void
  /** Shows the blows of a turn, after its gems have burst. */
  play(events: readonly SimEvent[], duel: Duel, panel: Box): void
}

const BAR_SECONDS = 0.4
const FLINCH_SECONDS = 0.45
const GUARD_SECONDS = 0.9

interface Show {
  readonly effects: () => Effects
  readonly host: GameHost
  readonly number: (value: number) => string
  now: DuelMoves
}

const still = ({ hp, foeHp }: Pick<DuelMoves, 'hp' | 'foeHp'>): DuelMoves => ({
  hurt: 0,
  lunge: 0,
  heroHurt: 0,
  heroLunge: 0,
  guards: false,
  hp,
  foeHp,
})

export function duelShow(
  effects: () => Effects,
  host: GameHost,
  number: (value: number) => string,
): DuelShow {
  const show: Show = { effects, host, number, now: still({ hp: 0, foeHp: 0 }) }
  return {
    get now() {
      return show.now
    },
    stand(duel) {
      show.now = still(duel)
    },
    play: (events, duel, panel) => play(show, events, duel, panel),
  }
}

type Place = readonly [x: number, y: number]

const set = (show: Show, change: Partial<DuelMoves>) => {
  show.now = { ...show.now, ...change }
}

function say({ effects }: Show, text: string, [x, y]: Place, color: string) {
  effects().rise(signed(text), { x, y }, color)
}

function play(show: Show, events: readonly SimEvent[], duel: Duel, panel: Box) {
  const { hero, foe } = duelPlaces(panel)
  const [atHero, atFoe]: readonly Place[] = [
    [hero.x, hero.y],
    [foe.x, foe.y],
  ]
  const amountOf = (kind: string) => events.find((event) => event.kind === kind)?.amount
  const isHit = heroPlays(show, amountOf, atHero!, atFoe!)
  foePlays(show, amountOf, { atHero: atHero!, atFoe: atFoe!, after: isHit ? 0.2 : 0 })
  const { hp, foeHp } = show.now
  show
    .effects()
    .tween(
      BAR_SECONDS,
      (k) => set(show, { hp: hp + (duel.hp - hp) * k, foeHp: foeHp + (duel.foeHp - foeHp) * k }),
      { ease: ease.out },
    )
}

type Amounts = (kind: string) => number | undefined

/** Strikes, shield and leaves of the hero; true when the foe was hit. */
function heroPlays(show: Show, amountOf: Amounts, atHero: Place, atFoe: Place): boolean {
  const { effects, host, number } = show
  const hit = (amountOf('hit') ?? 0) + (amountOf('smite') ?? 0)
  if (hit > 0) {
    say(show, `−${number(hit)}`, atFoe, '#ffd27a')
    host.sound(amountOf('smite') ? 'slice' : 'hit', Math.min(12, hit / 3))
    if (amountOf('smite')) effects().quake(10)
    effects().tween(FLINCH_SECONDS, (k) => set(show, { hurt: 1 - k, heroLunge: Math.sin(Math.PI * k) }))
  }
  const [guard, heal] = [amountOf('guard'), amountOf('heal')]
  if (guard) {
    say(show, `◆ +${number(guard)}`, atHero, '#8fd0ff')
    effects().tween(GUARD_SECONDS, (k) => set(show, { guards: k < 1 }))
  }
  if (heal) say(show, `+${number(heal)}`, atHero, '#8cf0b0')
  return hit > 0
}

interface Sides {
  readonly atHero: Place
  readonly atFoe: Place
  readonly after: number
}

/** Shows the foe's action: the heavier, the more it shakes. */
function foePlays(show: Show, amountOf: Amounts, { atHero, atFoe, after }: Sides) {
  const { effects, host, number } = show
  const [ward, mend, heavy] = [amountOf('ward'), amountOf('mend'), amountOf('heavy')]
  if (ward) say(show, `◆ +${number(ward)}`, atFoe, '#8fd0ff')
  if (mend) say(show, `+${number(mend)}`, atFoe, '#8cf0b0')
  if (amountOf('broken')) {
    say(show, '✕', atFoe, '#7ff0a8')
    host.sound('slice')
  }
  const strike = amountOf('strike') ?? heavy
  if (strike === undefined) return
  effects().tween(FLINCH_SECONDS, (k) => set(show, { lunge: Math.sin(Math.PI * k) }), { delay: after })
  say(show, `−${number(strike)}`, atHero, '#ff8c8c')
  host.sound(strike > 0 ? 'bad' : 'bounce', heavy === undefined ? 0 : -5)
  if (strike === 0) return
  effects().quake(heavy === undefined ? 6 : 14)
  host.vibrate()
  effects().tween(FLINCH_SECONDS, (k) => set(show, { heroHurt: 1 - k }), { delay: after + 0.15 })
}
