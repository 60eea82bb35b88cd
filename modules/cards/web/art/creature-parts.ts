import { dot, dots, fill, line, oval, placed } from './shapes.ts'

type Spot = readonly [x: number, y: number, radius: number]

const INK = '#1c1020'

/** The eye of all creatures: white ball, dark pupil that looks in a direction (-1 to 1), one glint. */
export function eye([x, y, r]: Spot, [lookX, lookY]: readonly [number, number] = [0, 0], white = '#fffaf0') {
  const [px, py] = [x + lookX * r * 0.34, y + lookY * r * 0.34]
  return (
    dot([x, y, r], white) + dot([px, py, r * 0.58], INK) + dot([px - r * 0.2, py - r * 0.22, r * 0.2], '#fff')
  )
}

/** A dark button eye for the smallest ones. */
export const beadEye = ([x, y, r]: Spot) =>
  dot([x, y, r], INK) + dot([x - r * 0.3, y - r * 0.35, r * 0.32], '#fff')

/** A friendly mouth; a negative bend is a sad one. */
export const smile = ([x, y, half]: Spot, colour: string, bend = 0.7) =>
  line(`M${x - half} ${y}q${half} ${half * bend * 2} ${half * 2} 0`, [colour, Math.max(3.5, half * 0.3)])

export const blush = (spots: readonly Spot[], colour: string) => dots(spots, colour, 0.45)

/** The soft shadow below whatever stands on the ground. */
export const contactShadow = ([x, y, half]: Spot, colour = '#1e1408') =>
  oval([x, y, half, half * 0.15], colour, 0.3)

/** A four-pointed glint. */
export const sparkle = ([x, y, r]: Spot, colour = '#fff', opacity = 0.95) => {
  const waist = r * 0.16
  return fill(
    `M${x} ${y - r}L${x + waist} ${y - waist}L${x + r} ${y}L${x + waist} ${y + waist}L${x} ${y + r}L${x - waist} ${y + waist}L${x - r} ${y}L${x - waist} ${y - waist}z`,
    colour,
    opacity,
  )
}

/** Round bubbles with a rim and a glint. */
export const bubbles = (spots: readonly Spot[], colour = '#d8f7ff') =>
  spots
    .map(
      ([x, y, r]) =>
        dot([x, y, r], colour, 0.28) +
        `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="2.500" opacity=".8"/>` +
        dot([x - r * 0.35, y - r * 0.35, r * 0.25], '#fff', 0.9),
    )
    .join('')

/** Water drops flying off; the angle in degrees is the direction of the tip. */
export const drops = (
  spots: readonly (readonly [x: number, y: number, size: number, turn: number])[],
  colour: string,
) =>
  spots
    .map(([x, y, size, turn]) =>
      placed(
        `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
        fill('M0-10Q7-1 6 4A6 6 0 0 1-6 4Q-7-1 0-10z', colour),
        dot([-2, 3, 1.6], '#fff', 0.9),
      ),
    )
    .join('')
