import { coach, type Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, RunWish } from '#kit/game/contract.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import type { BattleDefinition } from './definitions.ts'
import { drag, newControls, press, release, slotsOf, typeKey, type Answer } from './controls.ts'
import { roomOf } from './room.ts'
import { rulesOf } from './rulebook.ts'
import { begin, showHud, sim, type Battle } from './battle.ts'
import { draw } from './battle-picture.ts'
import { tick } from './battle-ticks.ts'

/** Runs one battle on a canvas. */
export function mountBattle(
  canvas: HTMLCanvasElement,
  context: GameContext<BattleDefinition, number>,
): GameHandle {
  const { host, text, number, definition, reducedMotion: calm, direction } = context
  const { mode } = definition
  const rules = rulesOf[mode]
  const isRightToLeft = direction === 'rtl'
  // The stage draws its first picture while it opens.
  const brush = canvasBrush(canvas.getContext('2d')!)
  const heard = new Map<string, number>()

  const battle: Battle = {
    canvas,
    context,
    host,
    text,
    number,
    definition,
    calm,
    mode,
    rules,
    isRightToLeft,
    brush,
    run: context.open(),
    size: { width: 320, height: 480 },
    room: roomOf({ width: 320, height: 480 }, rules.lanes, isRightToLeft),
    picture: undefined,
    hand: newControls(),
    cursor: 0,
    byKeys: false,
    started: false,
    ended: 0,
    clock: 0,
    shown: '',
    heard,
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  /** The tutorial's finger takes a card to a lane. */
  const guide: Coach = coach(() => {
    const { x, y, width, height } = slotsOf(sim(battle), battle.hand, battle.room)[0]!.box
    const card = { x: x + width / 2, y: y + height / 2 }
    return rules.lanes === 1 ? [card] : [card, battle.room.field.spot(rules.lanes - 1, 30)]
  }, context.firstTime)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: calm,
    layout: (now) => resize(battle, now),
    draw: (stage) => draw(battle, stage),
    tick: () => tick(battle),
    down(at) {
      begin(battle)
      battle.byKeys = false
      answer(battle, press(battle.hand, sim(battle), battle.room, at))
    },
    move(at) {
      if (stage.held) drag(battle.hand, battle.room, at)
    },
    up: () => answer(battle, release(battle.hand, sim(battle))),
    key: (key) => pressKey(battle, key),
  })
  showHud(battle)
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(battle, wish),
    destroy: stage.destroy,
  }
}

function answer({ host, text }: Battle, said: Answer) {
  if (said === 'tap') host.sound('tap')
  if (said !== 'poor') return
  host.sound('bad', 4)
  host.toast(text('say.poor'))
}

function restart(battle: Battle, wish?: RunWish) {
  const { context, host, heard } = battle
  battle.run = context.fresh(wish)
  battle.hand = newControls()
  battle.started = false
  battle.ended = 0
  heard.clear()
  battle.stage.effects.clear()
  battle.shown = ''
  showHud(battle)
  host.sound('deal')
  battle.stage.invalidate()
}

function resize(battle: Battle, now: StageSize) {
  const { rules, isRightToLeft } = battle
  battle.size = now
  battle.room = roomOf(now, rules.lanes, isRightToLeft)
  battle.picture = undefined
}

function pressKey(battle: Battle, key: string) {
  const [place, said] = typeKey(battle.hand, sim(battle), battle.cursor, key)
  if (said === 'none') return false
  begin(battle)
  battle.byKeys = true
  battle.cursor = place
  answer(battle, said)
  return true
}
