import type { GameHost, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { ease, type Effects } from '#kit/game/effects.ts'
import type { Box } from '#kit/game/draw.ts'
import type { Duel } from './state.ts'

/** What of a duel moves on the screen. */
export interface DuelShow {
  readonly hurt: number
  readonly lunge: number
  readonly hp: number
  readonly foeHp: number
  stand(duel: Duel): void
  /** Shows the blows of a turn, after its gems have burst. */
  play(events: readonly SimEvent[], duel: Duel, panel: Box): void
}

const BAR_SECONDS = 0.4
const FLINCH_SECONDS = 0.45

export function duelShow(
  effects: () => Effects,
  host: GameHost,
  number: (value: number) => string,
): DuelShow {
  let hurt = 0
  let lunge = 0
  let hp = 0
  let foeHp = 0

  function say(text: string, { x, y, width, height }: Box, place: readonly [number, number], color: string) {
    effects().rise(signed(text), { x: x + width * place[0], y: y + height * place[1] }, color)
  }

  return {
    get hurt() {
      return hurt
    },
    get lunge() {
      return lunge
    },
    get hp() {
      return hp
    },
    get foeHp() {
      return foeHp
    },
    stand(duel) {
      hurt = lunge = 0
      hp = duel.hp
      foeHp = duel.foeHp
    },
    play(events, duel, panel) {
      const [fromHp, fromFoe] = [hp, foeHp]
      const amountOf = (kind: string) => events.find((event) => event.kind === kind)?.amount
      const hit = (amountOf('hit') ?? 0) + (amountOf('smite') ?? 0)
      const strike = amountOf('strike')
      if (hit > 0) {
        say(`−${number(hit)}`, panel, [0.2, 0.35], '#ffd27a')
        host.sound(amountOf('smite') ? 'slice' : 'hit', Math.min(12, hit / 3))
        if (amountOf('smite')) effects().quake(10)
        effects().tween(FLINCH_SECONDS, (k) => (hurt = 1 - k))
      }
      if (amountOf('guard')) say(`◆ +${number(amountOf('guard')!)}`, panel, [0.8, 0.95], '#8fd0ff')
      if (amountOf('heal')) say(`+${number(amountOf('heal')!)}`, panel, [0.6, 0.75], '#8cf0b0')
      if (strike !== undefined) {
        effects().tween(FLINCH_SECONDS, (k) => (lunge = Math.sin(Math.PI * k)), { delay: hit > 0 ? 0.2 : 0 })
        say(`−${number(strike)}`, panel, [0.6, 0.75], '#ff8c8c')
        host.sound(strike > 0 ? 'bad' : 'bounce')
        if (strike > 0) effects().quake(6)
      }
      effects().tween(
        BAR_SECONDS,
        (k) => {
          hp = fromHp + (duel.hp - fromHp) * k
          foeHp = fromFoe + (duel.foeHp - fromFoe) * k
        },
        { ease: ease.out },
      )
    },
  }
}
