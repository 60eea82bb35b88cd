import { write } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import { timesText } from './board.ts'
import type { DriftCupSim } from './family.ts'
import { drawGauges, paintFog } from './gauges.ts'
import { onScreen } from './lens.ts'
import { CAR_PAINTS } from './looks.ts'
import { drawArrow, drawChain, drawLights, openMap } from './overlay.ts'
import { placeOf } from './race.ts'
import { drawScene, paintScene } from './scene.ts'
import { sim, type Cup } from './cup.ts'

export function draw(cup: Cup, { pen, time }: Stage) {
  const { canvas, context, definition, look, lens, marks } = cup
  const ratio = canvas.width / cup.size.width
  cup.scene ??= paintScene(sim(cup), look, lens.scale * ratio)
  cup.map ??= openMap(sim(cup).course)
  const ghost = (context.ghost?.() as DriftCupSim | undefined)?.race.cars[0]
  drawScene(pen, { sim: sim(cup), ghost, look, lens, scene: cup.scene, marks, size: cup.size, ratio, time })
  const { race } = sim(cup)
  if (definition.contest.kind === 'notes') {
    cup.fog ??= paintFog(cup.size, lens.middle)
    pen.drawImage(cup.fog, 0, 0, cup.size.width, cup.size.height)
  }
  if (!look.fixed) cup.map.draw(pen, cup.size, race.cars, CAR_PAINTS)
  drawContest(cup, pen, time)
  if (cup.phase !== 'waiting') drawLights(pen, cup.size, race.lights)
  if (cup.phase === 'waiting') cup.finger.draw(pen, time)
}

function drawContest(cup: Cup, pen: CanvasRenderingContext2D, time: number) {
  const { context, text, number, definition, lens } = cup
  const { race } = sim(cup)
  if (race.chain > 0) drawChain(pen, cup.size, number(Math.round(race.chain)), timesText(sim(cup), context))
  const next = race.gates.find(({ state }) => state === 'ahead')
  if (next && cup.phase !== 'ended') pointTo(cup, pen, next.node, next.aside)
  drawGauges(pen, { sim: sim(cup), size: cup.size, here: onScreen(lens, race.cars[0]!), number, time })
  if (definition.contest.kind === 'figures') {
    const post = race.spots.find(({ isDone }) => !isDone)
    if (post) pointTo(cup, pen, post.node, post.aside)
  }
  if (definition.contest.kind !== 'knockout' || cup.phase !== 'driving' || race.lights > 0) return
  const isLast = placeOf(race, race.cars[0]!) === race.cars.filter(({ doneAt }) => doneAt === 0).length
  if (isLast)
    write(pen, text('last'), cup.size.width / 2, cup.size.height * 0.3, {
      size: 22,
      color: '#ffb0a0',
      widest: cup.size.width - 120,
    })
}

/** Shows the way to a gate that is beyond the edge. */
function pointTo(cup: Cup, pen: CanvasRenderingContext2D, node: number, aside: number) {
  const { course } = sim(cup)
  const target = onScreen(cup.lens, {
    x: course.x[node]! + course.dz[node]! * aside,
    z: course.z[node]! - course.dx[node]! * aside,
  })
  if (target.y > 20 && target.x > 0 && target.x < cup.size.width) return
  const x = Math.max(30, Math.min(cup.size.width - 30, target.x))
  drawArrow(pen, x, 110, Math.atan2(target.x - x, 110 - target.y))
}
