import { coach, type Coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import type { DriftCupInput } from './controls.ts'
import type { DriftCupDefinition } from './definitions.ts'
import { family } from './family.ts'
import { openLens } from './lens.ts'
import { lookOf } from './looks.ts'
import { openMarks } from './marks.ts'
import { DRIVING_KEYS } from './steering.ts'
import { openThumbs, type Thumbs } from './thumbs.ts'
import { TRACKS_A_SET } from './tracks.ts'
import { begin, isDuel, place, tell, type Context, type Cup } from './cup.ts'
import { tick } from './ride.ts'
import { draw } from './cup-picture.ts'

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const look = lookOf(definition.id)
  const hasDuel = definition.contest.kind === 'race' && definition.contest.duel
  const lens = openLens()
  const marks = openMarks()
  const kept = context.open()
  const run: Run<DriftCupInput> = kept.level < 1 ? context.fresh({ level: 1 }) : kept

  const cup: Cup = {
    canvas,
    context,
    host,
    text,
    number,
    definition,
    look,
    hasDuel,
    lens,
    marks,
    run,
    soloLevel: run.level,
    size: { width: 320, height: 480 },
    scene: undefined,
    map: undefined,
    fog: undefined,
    phase: 'waiting',
    ended: 0,
    get finger() {
      return finger
    },
    get thumbs() {
      return thumbs
    },
    get stage() {
      return stage
    },
  }
  const finger: Coach = coach(() => {
    const y = cup.size.height * 0.84
    return [0.5, 0.34, 0.66, 0.5].map((share) => ({ x: cup.size.width * share, y }))
  }, context.firstTime)
  const thumbs: Thumbs = openThumbs({
    canvas,
    seatAt: ({ x, y }) =>
      isDuel(cup) && (cup.size.width > cup.size.height ? x < cup.size.width / 2 : y < cup.size.height / 2)
        ? 1
        : 0,
    mayAct: () => !stage.paused,
    touched: () => begin(cup),
  })
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (now) => resize(cup, now),
    tick: () => tick(cup),
    draw: (stage) => draw(cup, stage),
    key: (key) => pressKey(cup, key),
  })
  open(cup, cup.run)
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(cup, wish),
    setOption(id, value) {
      if (id === 'mode')
        open(cup, context.fresh({ level: value === 'duel' ? -cup.soloLevel : cup.soloLevel }))
    },
    destroy() {
      thumbs.destroy()
      stage.destroy()
    },
  }
}

function open(cup: Cup, next: Run<DriftCupInput>) {
  const { host, hasDuel, marks } = cup
  cup.run = next
  cup.phase = 'waiting'
  cup.ended = 0
  if (cup.run.level > 0) cup.soloLevel = cup.run.level
  cup.scene = undefined
  cup.map = undefined
  marks.clear()
  cup.stage.effects.clear()
  place(cup, true)
  tell(cup)
  if (hasDuel) host.options([modeOption(cup)])
  cup.stage.invalidate()
}

const modeOption = (cup: Cup) => ({
  id: 'mode',
  label: cup.text('mode'),
  value: isDuel(cup) ? 'duel' : 'cup',
  choices: ['cup', 'duel'].map((value) => ({ value, label: cup.text(`mode.${value}`) })),
})

function restart(cup: Cup, wish: RunWish = {}) {
  const { context, host } = cup
  const isDaily = wish.seed !== undefined && wish.level === undefined
  // A daily challenge names only a seed, which also chooses the track.
  const level = isDaily ? 1 + (wish.seed! % TRACKS_A_SET) : (wish.level ?? cup.run.level)
  host.sound('deal')
  open(cup, context.fresh(wish.seed === undefined ? { level } : { seed: wish.seed, level }))
}

function resize(cup: Cup, now: StageSize) {
  cup.size = now
  cup.scene = undefined
  cup.fog = undefined
  place(cup, true)
}

function pressKey(cup: Cup, key: string) {
  if (key === 'r' || key === 'R') {
    restart(cup, { seed: cup.run.seed, level: cup.run.level })
    return true
  }
  if (!DRIVING_KEYS.includes(key)) return false
  begin(cup)
  return true
}

export default { family, mount, showsGhost: true } satisfies GameView<DriftCupDefinition, DriftCupInput>
