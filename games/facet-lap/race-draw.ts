import { fillRound, write } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import { mapOf } from './course-map.ts'
import { drawDial, drawDot, drawPedal, paintMap } from './dashboard.ts'
import { ghosts, medals, type Race, sim, time } from './race.ts'
import { floorUnder } from './ride-effects.ts'
import { pedalBox } from './steering.ts'
import { OWN } from './tracks.ts'
import { counterOf, drawTwist } from './twist-board.ts'

export function tell(race: Race) {
  const { gold, author, silver } = medals(race)
  const { lap, course } = sim(race)
  const at = lap.milliseconds
  const [medal, goal] = at <= author ? ['author', author] : at <= gold ? ['gold', gold] : ['silver', silver]
  race.host.hud([
    { id: 'medal', label: race.text(`medal.${medal}`), value: time(race, Number(goal)) },
    counterOf({ lap, gates: course.gates.length }, race.definition, race.context),
  ])
}

export function draw(race: Race, { pen, time: now }: Stage) {
  // The stage draws once before the first run is set up.
  if (!race.rivals) return
  const { lap, course } = sim(race)
  const panes = race.definition.twist === 'freight' ? lap.panes : 0
  race.world.draw({ own: race.pose, floor: floorUnder(course, lap.car), ghosts: ghosts(race), panes })
  pen.imageSmoothingQuality = 'low'
  pen.drawImage(race.world.canvas, -3, -3, race.size.width + 6, race.size.height + 6)
  const kmh = Math.round(race.pose.speed * KMH)
  const dial = {
    speed: race.number(kmh),
    unit: race.text('kmh'),
    share: race.pose.speed / race.definition.topSpeed,
  }
  // On a low screen the dial would cover the car.
  const dialX = race.size.width > race.size.height * 1.4 ? 84 : race.size.width / 2
  drawDial(pen, race.size, dialX, dial)
  drawTwist(pen, race.size, dialX, { lap, twist: race.definition.twist })
  if (race.steering.byThumb || race.context.firstTime)
    drawPedal(pen, pedalBox(race.size), race.steering.braking)
  drawMap(race, pen)
  if (race.phase !== 'waiting') return
  if (race.run.level === OWN && race.own?.lap) drawCover(race, pen, race.own.lap.milliseconds)
  race.finger.draw(pen, now)
}

function drawMap(race: Race, pen: CanvasRenderingContext2D) {
  const side = Math.min(92, race.size.width * 0.2)
  race.map ??= mapOf(sim(race).course)
  race.mapImage ??= paintMap(race.map.points, side, race.canvas.width / race.size.width)
  const left = race.size.width - side - 12
  pen.drawImage(race.mapImage, left, 12, side, side)
  const dot = (x: number, z: number, paint: string) => {
    const at = race.map!.place(x, z)
    drawDot(pen, { x: left + at.x * side, y: 12 + at.y * side }, paint)
  }
  for (const { pose: ghost } of ghosts(race)) dot(ghost.x, ghost.z, '#8ff5ff')
  dot(race.pose.x, race.pose.z, '#ff5a4e')
}

/** The cover of a link: shape of the track and time to beat. */
function drawCover(race: Race, pen: CanvasRenderingContext2D, milliseconds: number) {
  const side = Math.min(150, race.size.height * 0.3)
  const [x, y] = [race.size.width / 2 - side / 2, race.size.height * 0.12]
  fillRound(pen, { x: x - 14, y: y - 10, width: side + 28, height: side + 46 }, 18, 'rgb(38 22 62 / .62)')
  race.map ??= mapOf(sim(race).course)
  race.coverImage ??= paintMap(race.map.points, side, race.canvas.width / race.size.width)
  pen.drawImage(race.coverImage, x, y, side, side)
  const goal = `${race.text('medal.author')} ${time(race, milliseconds)}`
  write(pen, goal, race.size.width / 2, y + side + 16, {
    size: 18,
    weight: 700,
    color: '#ffd76b',
    widest: side + 16,
  })
}

const KMH = 3.6
