import type { GameHandle, GameView, RunWish } from '#kit/game/contract.ts'
import { dice } from '#kit/random/dice.ts'
import { pickIndex } from '#kit/random/random.ts'
import { openGamepads } from '#kit/game/pads/gamepads.ts'
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
  secondOf,
  starNames,
  wantedLevel,
  type Arena,
  type Context,
} from './arena.ts'
import { GROUNDS } from './court-art.ts'
import type { HoopsDefinition } from './definitions.ts'
import { finish, tell } from './endings.ts'
import { family } from './family.ts'
import { frameOf } from './frame.ts'
import { DAILY_LEVEL } from './modes.ts'
import { holds, padHold, pick, type Hold } from './pad.ts'
import { PAD_KEYS } from './keys.ts'
import { drawPlay, scoreBoard } from './picture.ts'
import { drawKeys, nameButtons } from './names-art.ts'
import { planFor } from './plan.ts'
import { lookOf, showPurse, wishFor } from './purse.ts'
import { react } from './reactions.ts'
import { drawReplay, replaySpot } from './replay-art.ts'
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
import { drawWaiting, touchedStar, waitingPlan } from './waiting-art.ts'

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
    draw: (at) => draw(arena, at),
    fontsCame: () => arena.sprites.clear(),
    key: (key) => press(arena, key),
  })
  deal(arena)
  context.host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => deal(arena, wish),
    setOption: (id, value) => setOption(arena, id, value),
    wish: (wish) => {
      wishFor(arena, wish, keep)
      stage.invalidate()
    },
    touchSize: () =>
      Math.min(
        ...waiting(arena)
          .rows.flat()
          .map(({ width }) => width),
      ),
    destroy() {
      thumbs.destroy()
      stage.destroy()
    },
  }
}

const waiting = ({ size, mode, locker, isChallenge }: Arena) =>
  waitingPlan(size, {
    isDuel: mode === 'duel' || mode === 'together',
    hasCup: mode === 'cup' && locker.cup !== null && !isChallenge,
  })

/** A new match by the choices of the player; a cup goes on where it was left. */
function deal(arena: Arena, wish: RunWish = {}) {
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

/** A finger that means something else than playing; true when it is used up. */
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
    const star = touchedStar(waiting(arena), at)
    if (star) choose(arena, star.row, star.who)
    else begin(arena)
    return true
  }
  const button = matchOf(arena).phase === 'scored' ? replaySpot(arena.size) : undefined
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
  if (matchOf(arena).phase === 'scored' && (key === 'p' || key === 'P')) rewind(arena.tape)
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
  if (arena.phase === 'playing') {
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

function draw(arena: Arena, at: Stage) {
  const { backdrop, shown, canvas, size, tape } = arena
  if (!backdrop || !shown) return
  const { pen } = at
  const match = matchOf(arena)
  drawPlay(pen, {
    ...arena,
    frame: shown,
    backdrop,
    ratio: canvas.width / size.width,
    ballTurn: arena.turn,
    paint: lookOf(arena.locker.owned),
  })
  scoreBoard(pen, {
    size,
    kits: arena.kits,
    goals: arena.goals,
    clock: arena.clock,
    isHot: match.isOvertime || match.clock < 600,
    shot: arena.shot,
  })
  if (tape.at !== undefined || (match.phase === 'scored' && arena.phase === 'playing'))
    drawReplay(pen, arena, tape.at !== undefined)
  if (tape.at === undefined && arena.phase !== 'ended') drawHands(pen, arena, match)
  if (arena.phase === 'waiting') drawWaiting(pen, arena, waiting(arena), at.time)
}

/** Ticks in which the buttons bear their names. */
const NAMED_TICKS = 360

/** What the hands have: buttons for fingers, the names of the keys for who has keys. */
function drawHands(pen: CanvasRenderingContext2D, arena: Arena, match: ReturnType<typeof matchOf>) {
  const { pads, text, size, plan, thumbs, isTouch, phase } = arena
  if (!isTouch) return drawKeys(pen, { size, isDuel: isShared(arena), hasPass: match.setup.team === 2, text })
  // A low canvas has no room for both the buttons and the choice of stars.
  if (phase === 'waiting' && !plan.isUpright) return
  thumbs.draw(pen, {
    seats: pads,
    meters: [0, secondOf(arena)].map((at) => match.players[at]?.meter ?? 0),
    hasBall: [match.ball.owner === 0, match.ball.owner === secondOf(arena)],
    isOver: !plan.hasDeck,
  })
  if (match.tick < NAMED_TICKS) nameButtons(pen, pads, text)
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
    // What is only seen or held otherwise takes no match away.
    arena.host.options(optionsOf(arena))
    return layout(arena, arena.size)
  }
  deal(arena)
}

export default { family, mount } satisfies GameView<HoopsDefinition, Hold>
