import { drawLegs, drawPaddles, drawShell, drawSteamLeft } from './craft-marks.ts'
import type { CrewArt } from './crew-art.ts'
import { BODY_HEIGHT, onFloor } from './flight.ts'
import { KITE_WARNING, gapMiddle, wireReach } from './hazards.ts'
import { drawBeams } from './beam-art.ts'
import { drawHazards, type HazardArt } from './hazard-art.ts'
import type { Camera, Scenery } from './scenery.ts'
import { stamp, stampTurned } from './sheet.ts'
import type { Steam } from './steam.ts'
import type { ThingArt } from './thing-art.ts'
import { drawStilts } from './vehicle-art.ts'
import {
  FIELD_HEIGHT,
  FLOOR,
  UNITS_PER_METRE,
  type Flight,
  type Gate,
  type Kite,
  type Wire,
} from './world.ts'

type Pen = CanvasRenderingContext2D

export interface Art {
  readonly crew: CrewArt
  readonly things: ThingArt
  readonly hazards: HazardArt
  readonly scenery: Scenery
}

/** Pose of the tinkerer; visual only. */
export interface Pose {
  thrusting: boolean
  /** Turn of the fall after a crash. */
  tumble: number
  /** Where the fallen tinkerer lies, seen from the flight. */
  fallY: number
  /** 1 upright, -1 upside down; eases after a flip. */
  flip: number
  /** Squash of the balloon after a tap, 0 to 1. */
  squash: number
}

export interface View {
  readonly flight: Flight
  readonly camera: Camera
  readonly art: Art
  readonly pose: Pose
  readonly steam: Steam
  readonly seconds: number
  readonly calm: boolean
  writeMetres(metres: number): string
}

const SIGN_EVERY = 100 * UNITS_PER_METRE
const BLINK_TICKS = 90
const TINKERER_SIZE = 1.14

/** The whole field in field units: the pen is scaled, x is where things are on the screen. */
export function drawField(pen: Pen, view: View) {
  const { flight, camera, art } = view
  art.scenery.drawSky(pen)
  pen.save()
  pen.translate(0, camera.top)
  pen.scale(camera.scale, camera.scale)
  art.scenery.drawIslands(pen, flight.travelled)
  drawGates(pen, view)
  art.scenery.drawWalk(pen, flight.travelled)
  drawSigns(pen, view)
  drawCoins(pen, view)
  drawParcels(pen, view)
  drawWires(pen, view)
  view.steam.draw(pen, art.crew.puff, flight.travelled - camera.player)
  drawBeams(pen, { ...view, span: camera.span })
  drawHazards(pen, { ...view, span: camera.span, art: art.hazards, place: (x) => place(view, x) })
  drawKites(pen, view)
  drawCraft(pen, view)
  drawWarnings(pen, view)
  pen.restore()
}

const place = ({ flight, camera }: View, x: number) => x - flight.travelled + camera.player

function drawSigns(pen: Pen, view: View) {
  const { flight, camera } = view
  const first = Math.max(1, Math.ceil((flight.travelled - camera.player - 60) / SIGN_EVERY))
  for (let index = first; index * SIGN_EVERY < flight.travelled + camera.span; index++) {
    const x = place(view, index * SIGN_EVERY)
    pen.fillStyle = '#5d3345'
    pen.fillRect(x - 4, FLOOR - 44, 8, 44)
    pen.fillStyle = '#7a4226'
    pen.beginPath()
    pen.roundRect(x - 42, FLOOR - 74, 84, 36, 9)
    pen.fill()
    pen.fillStyle = '#f0c38d'
    pen.beginPath()
    pen.roundRect(x - 42, FLOOR - 77, 84, 34, 9)
    pen.fill()
    pen.fillStyle = '#5a2a18'
    pen.font = '800 24px "Bricolage Grotesque Variable", system-ui, sans-serif'
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(view.writeMetres(index * 100), x, FLOOR - 59, 76)
  }
}

function drawCoins(pen: Pen, view: View) {
  const { flight, camera, art, seconds } = view
  const { coins } = art.things
  for (const coin of flight.coins) {
    const x = place(view, coin.x)
    if (x < -20 || x > camera.span + 20) continue
    // A glint runs along each pattern because the turn follows the place.
    const turn = view.calm ? 0 : Math.floor(seconds * 10 + coin.x * 0.03) % coins.length
    stamp(pen, coins[turn]!, x, coin.y)
  }
}

function drawParcels(pen: Pen, view: View) {
  const { things } = view.art
  for (const parcel of view.flight.parcels) {
    const x = place(view, parcel.x)
    const sway = view.calm ? 0 : Math.sin(view.seconds * 3) * 0.1
    stamp(pen, things.halo, x, parcel.y, 1 + sway * 0.4)
    stampTurned(pen, things.parcels[parcel.craft], { x, y: parcel.y, turn: sway })
  }
}

function drawGates(pen: Pen, view: View) {
  const { flight, camera, art } = view
  for (const hazard of flight.hazards) {
    if (hazard.kind !== 'gate') continue
    const x = place(view, hazard.x)
    if (x > -50 && x < camera.span + 50) drawGate(pen, hazard, x, flight.tick, art)
  }
}

function drawGate(pen: Pen, gate: Gate, x: number, tick: number, { things }: Art) {
  const middle = gapMiddle(gate, tick)
  stamp(pen, things.pillar, x, middle + gate.gap / 2 + FIELD_HEIGHT / 2)
  stampTurned(pen, things.pillar, {
    x,
    y: middle - gate.gap / 2 - FIELD_HEIGHT / 2,
    turn: 0,
    flip: -1,
  })
}

function drawWires(pen: Pen, view: View) {
  const { flight, camera } = view
  for (const hazard of flight.hazards) {
    if (hazard.kind !== 'wire') continue
    const x = place(view, hazard.x)
    if (x > -150 && x < camera.span + 150) drawWire(pen, hazard, x, view)
  }
}

/** The spark is a jagged line that jumps some times a second, slow enough not to flash. */
function drawWire(pen: Pen, wire: Wire, x: number, { flight, art, seconds, calm }: View) {
  const reach = wireReach(wire, flight.tick)
  const length = wire.half * 2
  const steps = Math.max(4, Math.round(length / 22))
  const jump = calm ? 0 : Math.floor(seconds * 14)
  for (const k of [-0.5, 0, 0.5]) stamp(pen, art.things.glow, x + reach.x * k, wire.y + reach.y * k)
  pen.beginPath()
  for (let step = 0; step <= steps; step++) {
    const k = (step / steps) * 2 - 1
    const wild =
      step === 0 || step === steps ? 0 : (((step * 7919 + jump * 104729 + wire.id * 31) % 17) - 8) * 0.9
    const px = x + reach.x * k - (reach.y / wire.half) * wild
    const py = wire.y + reach.y * k + (reach.x / wire.half) * wild
    if (step === 0) pen.moveTo(px, py)
    else pen.lineTo(px, py)
  }
  pen.lineJoin = 'round'
  pen.strokeStyle = '#ff9a3d'
  pen.lineWidth = 9
  pen.stroke()
  pen.strokeStyle = '#fffbe0'
  pen.lineWidth = 4
  pen.stroke()
  stamp(pen, art.things.post, x - reach.x, wire.y - reach.y)
  stamp(pen, art.things.post, x + reach.x, wire.y + reach.y)
}

function drawKites(pen: Pen, view: View) {
  for (const hazard of view.flight.hazards) {
    if (hazard.kind !== 'kite' || hazard.wait > 0) continue
    const x = place(view, hazard.x)
    if (x < -70 || x > view.camera.span + 70) continue
    const wag = view.calm ? 0 : Math.sin(view.seconds * 12 + hazard.id) * 0.12
    stampTurned(pen, view.art.things.kite, { x: x + 14, y: hazard.y, turn: wag })
  }
}

function drawWarnings(pen: Pen, view: View) {
  for (const hazard of view.flight.hazards) {
    if (hazard.kind !== 'kite' || !isAnnounced(hazard, view)) continue
    const pulse = view.calm ? 1 : 1 + 0.12 * Math.sin(view.seconds * 16)
    stamp(pen, view.art.things.warning, view.camera.span - 38, hazard.y, pulse)
  }
}

/** The mark stays until the kite itself is visible. */
const isAnnounced = (kite: Kite, view: View) =>
  kite.wait <= KITE_WARNING && (kite.wait > 0 || place(view, kite.x) > view.camera.span + 10)

function drawCraft(pen: Pen, view: View) {
  const { flight, camera, art, pose, seconds } = view
  const { crew } = art
  const x = camera.player
  const y = flight.body.y
  if (flight.safe > 0 && !view.calm && Math.floor(flight.tick / 5) % 2 === 0) pen.globalAlpha = 0.45
  if (flight.hasShell && flight.craft === 'pack') drawShell(pen, x, y)
  if (flight.craft === 'balloon') {
    pen.save()
    pen.translate(x, y)
    pen.scale(1 + pose.squash * 0.1, 1 - pose.squash * 0.1)
    pen.rotate(flight.body.vy * 0.012)
    stamp(pen, crew.balloon, 0, -18)
    pen.restore()
    drawPaddles(pen, x, y + 30, pose.squash)
  } else if (flight.craft === 'glider') {
    pen.save()
    pen.translate(x, y)
    pen.rotate(flight.body.vy * 0.03)
    pen.scale(1, pose.flip)
    stamp(pen, crew.glider, 0, 0)
    const blade = view.calm ? 1 : 0.3 + 0.7 * Math.abs(Math.sin(seconds * 22))
    pen.scale(blade, 1)
    stamp(pen, crew.rotor, -12 / blade, -38)
    pen.restore()
  } else if (flight.craft === 'pack') drawTinkerer(pen, view)
  else {
    const isRunning = flight.craft === 'strider' && onFloor(flight.body, 'strider')
    if (flight.craft === 'strider')
      drawStilts(pen, { x, y }, isRunning && !view.calm ? seconds * 13 : undefined)
    stampTurned(pen, crew[flight.craft], { x, y, turn: LEANS[flight.craft] * flight.body.vy })
  }
  pen.globalAlpha = 1
  if (flight.craft !== 'pack' && flight.ride < BLINK_TICKS * 2)
    drawSteamLeft(pen, x, y, flight.ride / (BLINK_TICKS * 2))
}

/** How far a craft leans by its speed up or down. */
const LEANS = { diver: 0.025, strider: 0.01, blinker: 0, tram: 0.06 } as const

function drawTinkerer(pen: Pen, { flight, camera, art, pose, seconds, calm }: View) {
  const { crew } = art
  const running = !flight.over && onFloor(flight.body, 'pack')
  const bob = running && !calm ? Math.abs(Math.sin(seconds * 16)) * -3 : 0
  pen.save()
  pen.translate(camera.player, flight.over ? pose.fallY : flight.body.y + bob)
  pen.rotate(
    flight.over ? pose.tumble : running ? 0.06 : Math.max(-0.35, Math.min(0.35, flight.body.vy * 0.035)),
  )
  if (pose.thrusting) {
    const beat = calm ? 1 : 0.8 + 0.35 * Math.abs(Math.sin(seconds * 40))
    stamp(pen, crew.flame, -13, BODY_HEIGHT.pack + 12 * beat, beat)
    stamp(pen, crew.flame, -22, BODY_HEIGHT.pack + 6 * beat, 0.8 * beat)
  }
  drawLegs(pen, running && !calm ? seconds * 16 : undefined, crew.suit.legs)
  stamp(pen, crew.tinkerer, 0, -2, TINKERER_SIZE)
  pen.restore()
}
