import type { GameHandle, GameView, RoomWish, RunWish } from '#kit/game/contract.ts'
import { dice } from '#kit/random/dice.ts'
import { pickIndex } from '#kit/random/random.ts'
import { openGamepads } from '#kit/game/pads/gamepads.ts'
import { roomAsked } from '#kit/game/rooms/asked-room.ts'
import { sprites } from '#kit/game/sprites.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import {
  chosen,
  freshCup,
  isShared,
  kitsFor,
  matchOf,
  moveCamera,
  moveTrifles,
  starNames,
  wantedLevel,
  type Arena,
  type Context,
} from './arena.ts'
import { GROUNDS } from './court-art.ts'
import type { HoopsDefinition } from './definitions.ts'
import { finish, tell } from './endings.ts'
import { drawArena, waitingOf } from './draw-arena.ts'
import { family } from './family.ts'
import { frameOf } from './frame.ts'
import { DAILY_LEVEL } from './modes.ts'
import { holds, padHold, pick, type Hold } from './pad.ts'
import { PAD_KEYS } from './keys.ts'
import { planFor } from './plan.ts'
import { showPurse, wishFor } from './purse.ts'
import { react } from './reactions.ts'
import { openRoom, roomTick } from './room-play.ts'
import { replaySpot } from './replay-art.ts'
import {
  choose,
  chooseNext,
  dress,
  isDaily,
  follow,
  keep,
  layout,
  MODES,
  optionsOf,
  padFor,
  place,
  rememberedBy,
  strengthOf,
} from './set-up.ts'
import { emptyTape, record, replayed, rewind, stop } from './tape.ts'
import { openThumbs, type Thumbs } from './thumbs.ts'
import { touchedStar } from './waiting-art.ts'

const FIRST_ROOM: StageSize = { width: 360, height: 480 }
const SEEDS = 2 ** 31

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const arena: Arena = {
    canvas,
    context,
    host: context.host,
    text: context.text,
    number: context.number,
    sprites: sprites(),
    ...rememberedBy(context),
    run: context.open(),
    room: undefined,
    isChallenge: false,
    phase: 'waiting',
    size: FIRST_ROOM,
    plan: planFor(FIRST_ROOM),
    pads: [],
    backdrop: undefined,
    shown: undefined,
    from: 0,
    nets: [0, 0],
    tail: [],
    turn: 0,
    kits: kitsFor([0, 1]),
    names: starNames(context.text),
    told: '',
    clock: '',
    shot: '',
    goals: ['', ''],
    tape: emptyTape(),
    dunksShown: 0,
    gamepads: openGamepads(PAD_KEYS),
    get thumbs() {
      return thumbs
    },
    get stage() {
      return stage
    },
  }
  const thumbs: Thumbs = openThumbs({
    canvas,
    pads: () => arena.pads,
    mayAct: () => !stage.paused,
    touched: (at, isFinger) => touched(arena, at, isFinger),
  })
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (now) => layout(arena, now),
    tick: () => tick(arena),
    draw: (at) => drawArena(arena, at),
    fontsCame: () => arena.sprites.clear(),
    key: (key) => press(arena, key),
  })
  deal(arena)
  context.host.ready()
  const asked = context.join && roomAsked(location.search)
  if (asked) enter(arena, asked)
  return handleOf(arena)
}

const handleOf = (arena: Arena): GameHandle => ({
  pause() {
    // A room does not pause: an absent player holds nothing.
    arena.room?.session.frame(0)
    arena.stage.pause()
  },
  resume: () => arena.stage.resume(),
  restart: (wish) => restart(arena, wish),
  setOption: (id, value) => setOption(arena, id, value),
  wish(wish) {
    wishFor(arena, wish, keep)
    arena.stage.invalidate()
  },
  enter: (wish) => enter(arena, wish),
  touchSize: () =>
    Math.min(
      ...waitingOf(arena)
        .rows.flat()
        .map(({ width }) => width),
    ),
  destroy() {
    leaveRoom(arena)
    arena.thumbs.destroy()
    arena.stage.destroy()
  },
})

function enter(arena: Arena, wish: RoomWish) {
  leaveRoom(arena)
  stop(arena.tape)
  arena.mode = 'room'
  arena.team = wish.team
  arena.phase = 'playing'
  arena.thumbs.reset()
  arena.room = openRoom(arena, wish, () => {
    arena.mode = 'match'
    deal(arena)
  })
  place(arena)
  arena.host.options(optionsOf(arena))
  arena.stage.invalidate()
}

function leaveRoom(arena: Arena) {
  arena.room?.session.close()
  arena.room = undefined
}

function restart(arena: Arena, wish?: RunWish) {
  // In a room the next match begins by itself; a mode leads back to playing alone.
  if (!arena.room) return deal(arena, wish)
  if (!wish || !isDaily(wish)) return arena.host.toast(arena.text('room.goesOn'))
  arena.mode = 'match'
  return deal(arena, wish)
}

/** Starts a match with the player's choices; a cup resumes where it was left. */
function deal(arena: Arena, wish: RunWish = {}) {
  leaveRoom(arena)
  arena.isChallenge = isDaily(wish)
  if (arena.mode === 'cup' && arena.locker.cup?.team !== arena.team)
    keep(arena, { ...arena.locker, cup: freshCup(arena.team, pickIndex(SEEDS, dice)) })
  const level = arena.isChallenge ? DAILY_LEVEL : wantedLevel(arena)
  arena.run = arena.context.fresh(
    wish.seed === undefined ? { level } : { seed: wish.seed, level: wish.level ?? level },
  )
  follow(arena)
  arena.phase = 'waiting'
  arena.told = ''
  arena.tail = []
  arena.dunksShown = 0
  stop(arena.tape)
  arena.thumbs.reset()
  arena.stage.effects.clear()
  dress(arena)
  arena.host.options(optionsOf(arena))
  place(arena)
  tell(arena)
  showPurse(arena)
  arena.stage.invalidate()
}

function begin(arena: Arena) {
  arena.phase = 'playing'
  arena.run.apply(pick(...chosen(arena)))
  const [own, rival] = matchOf(arena).players
  arena.kits = kitsFor([own!.who, rival!.who])
  arena.host.playing(true)
  arena.host.sound('tap')
}

/** A touch that is not play; true when it was used. */
function touched(arena: Arena, at: Point, isFinger: boolean): boolean {
  if (isFinger && !arena.isTouch) {
    arena.isTouch = true
    place(arena)
  }
  if (arena.tape.at !== undefined) {
    stop(arena.tape)
    return true
  }
  if (arena.phase === 'waiting') {
    const star = touchedStar(waitingOf(arena), at)
    if (star) choose(arena, star.row, star.who)
    else begin(arena)
    return true
  }
  const button = matchOf(arena).phase === 'scored' && !arena.room ? replaySpot(arena.size) : undefined
  if (!button || Math.hypot(at.x - button.x, at.y - button.y) > button.radius + 8) return false
  rewind(arena.tape)
  return true
}

function press(arena: Arena, key: string): boolean {
  if (arena.tape.at !== undefined) {
    stop(arena.tape)
    return true
  }
  if (arena.phase === 'waiting') {
    const step = key === 'ArrowLeft' || key === 'a' ? -1 : key === 'ArrowRight' || key === 'd' ? 1 : 0
    if (step === 0) begin(arena)
    else chooseNext(arena, key.startsWith('Arrow') && isShared(arena) ? 1 : 0, step)
    return true
  }
  if (matchOf(arena).phase === 'scored' && !arena.room && (key === 'p' || key === 'P')) rewind(arena.tape)
  return false
}

function tick(arena: Arena) {
  for (const key of arena.gamepads.poll()) press(arena, key)
  const seen = replayed(arena.tape)
  if (seen) {
    arena.shown = seen
    moveCamera(arena, seen)
    moveTrifles(arena, seen)
    return
  }
  if (arena.room) roomTick(arena, arena.room)
  else if (arena.phase === 'playing') {
    const second = isShared(arena) ? padHold(padFor(arena, 1)) : undefined
    const events = arena.run.apply(holds(padHold(padFor(arena, 0)), second))
    const frame = frameOf(matchOf(arena))
    arena.shown = frame
    for (const event of events) {
      react(event, arena)
      if (event.kind === 'restart') stop(arena.tape)
      if (event.kind === 'win' || event.kind === 'lose' || event.kind === 'draw') finish(arena, keep)
    }
    if (arena.phase === 'playing') record(arena.tape, frame)
    tell(arena)
  }
  if (!arena.shown) return
  moveCamera(arena, arena.shown)
  moveTrifles(arena, arena.shown)
}

function setOption(arena: Arena, id: string, value: string) {
  if (id === 'mode') arena.mode = MODES.find((one) => one === value) ?? 'match'
  if (id === 'team') arena.team = value === '2' ? 2 : 1
  if (id === 'opponent') arena.strength = strengthOf(value)
  if (id === 'ground')
    arena.ground = Math.max(
      0,
      GROUNDS.findIndex(({ name }) => name === value),
    )
  if (id === 'hands') arena.isSingle = value === 'one'
  if (id === 'ground' || id === 'hands') {
    // Options of view and controls do not interrupt a match.
    arena.host.options(optionsOf(arena))
    return layout(arena, arena.size)
  }
  deal(arena)
}

export default { family, mount, joins: true } satisfies GameView<HoopsDefinition, Hold>
