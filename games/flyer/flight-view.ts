import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import { openStage, type Stage } from '#kit/game/stage.ts'
import { paintCrew } from './crew-art.ts'
import type { FlyerDefinition } from './definitions.ts'
import type { FlyerSim } from './family.ts'
import { flightEffects } from './flight-effects.ts'
import { BODY_HEIGHT } from './flight.ts'
import { drawMissions, missionText } from './mission-board.ts'
import { isDone, missionAt, rankOf, readWorkshop, rewardOf, settle, type Workshop } from './missions.ts'
import type { FlyerInput } from './rules.ts'
import { drawField, type Art, type Pose } from './scene.ts'
import { cameraOf, paintScenery } from './scenery.ts'
import { steam } from './steam.ts'
import { paintThings } from './thing-art.ts'
import { FLOOR, metres } from './world.ts'

type Context = GameContext<FlyerDefinition, FlyerInput>

const SHARPEST = 2.6
const FALL = 0.5
const BOUNCE = -0.45
const OVER_AFTER_TICKS = 80
const HOLD_KEYS = [' ', 'ArrowUp', 'Enter', 'w']
const CHEER_EVERY = 500

/** The endless way of the tinkerer. */
export function mountFlight(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number } = context
  let run: Run<FlyerInput> = context.open()
  let workshop: Workshop = readWorkshop(context.memory)
  let camera = cameraOf({ width: 1, height: 1 })
  let art: Art | undefined
  let started = false
  let pressed = false
  let ended = 0
  let announced = new Set<number>()
  let shown = ''
  const clouds = steam()
  const pose: Pose = { thrusting: false, tumble: 0, fallY: 0, flip: 1, squash: 0 }
  let fallSpeed = 0

  const flight = () => (run.sim as FlyerSim).flight
  const guide = coach(() => {
    const { body } = flight()
    const x = (camera.player + 60) * camera.scale
    return [{ x, y: camera.top + (body.y + 6) * camera.scale }]
  }, context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      camera = cameraOf(size)
      const ratio = canvas.width / size.width
      const sharpness = Math.min(SHARPEST, camera.scale * ratio)
      art = {
        crew: paintCrew(sharpness),
        things: paintThings(sharpness),
        scenery: paintScenery(camera, ratio),
      }
    },
    draw({ pen, time, reducedMotion }) {
      if (!art) return
      drawField(pen, {
        flight: flight(),
        camera,
        art,
        pose,
        steam: clouds,
        seconds: time,
        calm: reducedMotion,
        writeMetres: number,
      })
      drawMissions(pen, context, { camera, flight: flight(), workshop })
      if (!started) guide.draw(pen, time)
    },
    tick: () => tick(),
    down: () => press(),
    key(key, event) {
      if (!HOLD_KEYS.includes(key)) return false
      if (!event.repeat) press()
      return true
    },
  })
  const effects = flightEffects(context, stage, () => camera)

  function press() {
    pressed = true
    if (started) return
    started = true
    guide.dismiss()
    host.playing(true)
    host.sound('tap')
  }

  /** A press shorter than a tick still counts, and two quick ones count twice. */
  function input(): FlyerInput {
    const held = stage.held !== undefined || HOLD_KEYS.some((key) => stage.keys.has(key))
    if (!pressed) return held ? 1 : 0
    if (flight().body.held) return 0
    pressed = false
    return 1
  }

  function tick() {
    clouds.step()
    if (!started) return
    if (flight().over) {
      fall()
      return
    }
    const before = metres(flight().travelled)
    const events = run.apply(input())
    move()
    for (const event of events) effects.show(event, flight())
    if (events.some(({ kind }) => kind === 'crash')) crash()
    const now = metres(flight().travelled)
    if (Math.floor(now / CHEER_EVERY) > Math.floor(before / CHEER_EVERY)) {
      host.happy(0.5)
      host.sound('score', 7)
      host.announce(text('say.metres', { count: number(now) }))
    }
    if (flight().tick % 12 === 0) checkMissions(events)
    showHud()
  }

  /** Steam, flips and squash follow the craft. */
  function move() {
    const { body, craft, travelled, tick: now } = flight()
    pose.thrusting = craft === 'pack' && body.held
    pose.flip += (body.pull - pose.flip) * 0.28
    pose.squash *= 0.86
    if (craft === 'balloon' && body.vy < -6) pose.squash = 1
    const wants = craft === 'pack' ? body.held : now % 5 === 0
    if (wants && !context.reducedMotion) {
      const back = craft === 'pack' ? -18 : -40
      clouds.puff(travelled + back, body.y + (craft === 'pack' ? BODY_HEIGHT.pack + 8 : 4), 0.5)
    }
  }

  function checkMissions(events: readonly SimEvent[]) {
    if (events.some(({ kind }) => kind === 'crash')) return
    for (const open of workshop.open) {
      if (announced.has(open.index) || !isDone(open, flight())) continue
      announced.add(open.index)
      const reward = rewardOf(missionAt(open.index))
      host.sound('win')
      host.happy(0.6)
      host.toast(`${missionText(context, open)} · ${signed(`+${number(reward)}`)}`)
      effects.celebrate(flight())
    }
  }

  function crash() {
    pose.thrusting = false
    pose.fallY = flight().body.y
    fallSpeed = -7
    ended = 0
    checkMissions([])
    const rank = rankOf(workshop)
    workshop = settle(workshop, flight())
    host.remember(JSON.stringify(workshop))
    const distance = number(metres(flight().travelled))
    host.announce(text('say.end', { metres: distance, coins: number(flight().tally.coins) }))
    if (rankOf(workshop) > rank) {
      host.happy(1)
      host.toast(text('say.rank', { rank: number(rankOf(workshop)) }))
    }
  }

  /** The tinkerer tumbles to the boardwalk while the page waits. */
  function fall() {
    ended++
    fallSpeed += FALL
    pose.fallY += fallSpeed
    const ground = FLOOR - 14
    if (pose.fallY > ground) {
      pose.fallY = ground
      if (fallSpeed > 3) host.sound('bounce', -4)
      fallSpeed = fallSpeed > 2 ? fallSpeed * BOUNCE : 0
    }
    pose.tumble += fallSpeed === 0 ? (Math.PI / 2 - pose.tumble) * 0.2 : 0.12
    if (pose.tumble > Math.PI * 1.5) pose.tumble -= 2 * Math.PI
    if (ended !== OVER_AFTER_TICKS) return
    host.playing(false)
    host.over()
  }

  function showHud() {
    const { coins } = flight().tally
    const rank = rankOf(workshop)
    const now = `${coins}/${rank}`
    if (now === shown) return
    shown = now
    host.hud([
      { id: 'coins', label: text('hud.coins'), value: number(coins) },
      { id: 'rank', label: text('hud.rank'), value: number(rank) },
    ])
  }

  function restart(wish?: RunWish) {
    run = context.fresh(wish)
    started = pressed = false
    announced = new Set()
    Object.assign(pose, { thrusting: false, tumble: 0, fallY: 0, flip: 1, squash: 0 })
    clouds.clear()
    effects.reset()
    shown = ''
    showHud()
    host.sound('deal')
    stage.effects.tween(0.2, () => {}, { ease: ease.linear })
    stage.invalidate()
  }

  showHud()
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart,
    destroy: stage.destroy,
  }
}
