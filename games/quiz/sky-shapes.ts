import { bar, CORAL, curve, disc, fill, LIGHT, line, type Shape } from './shapes.ts'

const PLANETS = [
  '#a59a8c',
  '#e8c27a',
  '#3f7fc8',
  '#c8603a',
  '#d8a878',
  '#e0c890',
  '#9fd8dc',
  '#4a68c8',
] as const

function planet(index: number, x: number, y: number): Shape[] {
  const color = PLANETS[index]!
  const body = [disc(x + 1, y + 1.5, 14, '#0a0f22'), disc(x, y, 14, color)]
  switch (index) {
    case 2:
      return [
        ...body,
        fill([x - 8, y - 7, x + 1, y - 9, x - 1, y - 1, x - 6, y + 3], '#4fa05a'),
        disc(x + 5, y + 4, 4, '#4fa05a'),
      ]
    case 3:
      return [...body, disc(x, y - 12, 3, '#f7e8e0'), disc(x - 4, y + 3, 3, '#9a4426')]
    case 4:
      return [
        ...body,
        bar(x - 12.5, y - 6, 25, 3, 1, '#b07a4c'),
        bar(x - 13.5, y + 1, 27, 3, 1, '#b07a4c'),
        disc(x + 5, y + 6, 3, CORAL),
      ]
    case 5:
      return [...body, line([x - 21, y + 6, x + 21, y - 6], 3, '#b89a5c')]
    case 6:
      return [...body, line([x - 4, y - 18, x + 4, y + 18], 1.4, '#d8f0f2')]
    case 7:
      return [...body, disc(x - 4, y - 2, 3, '#2c4490')]
    default:
      return [...body, disc(x - 4, y - 4, 3, '#8c8174'), disc(x + 5, y + 3, 2, '#8c8174')]
  }
}

/** The four planets that are asked, all of one size, under a piece of the sun or a rule. */
function planets(subject: string, isBySize: boolean): Shape[] {
  const shapes: Shape[] = [bar(3, 3, 154, 94, 12, '#171c38')]
  for (let star = 0; star < 14; star++)
    shapes.push(disc(10 + ((star * 53) % 142), 9 + ((star * 37) % 82), 0.8, '#fff6d8'))
  if (isBySize)
    for (let size = 0; size < 5; size++) shapes.push(disc(118 - size * 19, 24, 9 - size * 1.7, '#8fa0d0'))
  else {
    shapes.push(disc(20, 24, 12, LIGHT), disc(20, 24, 9, '#ffe9a8'))
    for (let orbit = 0; orbit < 4; orbit++)
      shapes.push(
        line(
          curve(8, (k) => [
            20 + Math.cos((k - 0.5) * 1.2) * (38 + orbit * 26),
            24 + Math.sin((k - 0.5) * 1.2) * 18,
          ]),
          1.2,
          '#8fa0d0',
        ),
      )
  }
  for (const [place, index] of [...subject].entries())
    shapes.push(...planet(Number(index), 26 + place * 36, 66))
  return shapes
}

/** A moon in eighths of its round, lit from the right while it grows. */
function moonAt(phase: number, x: number, y: number, radius: number): Shape[] {
  const shapes = [disc(x, y, radius, '#3a4260')]
  if (phase === 0) return shapes
  const side = phase <= 4 ? 1 : -1
  const bend = Math.cos((phase * Math.PI) / 4)
  const limb = (k: number): readonly [number, number] => {
    const turn = (k - 0.5) * Math.PI
    return [x + side * Math.cos(turn) * radius, y + Math.sin(turn) * radius]
  }
  const edge = (k: number): readonly [number, number] => {
    const turn = (0.5 - k) * Math.PI
    return [x + side * bend * Math.cos(turn) * radius, y + Math.sin(turn) * radius]
  }
  return [...shapes, fill([...curve(14, limb), ...curve(14, edge)], '#ffeeb8')]
}

function moons(subject: string): Shape[] {
  const shapes: Shape[] = [bar(2, 18, 156, 64, 14, '#141a33')]
  for (const [place, phase] of [...subject].entries()) {
    const x = 23.5 + place * 37.7
    if (phase === '?')
      shapes.push(disc(x, 50, 17, '#2b3355'), { at: 'text', x, y: 50, size: 20, text: '?', color: LIGHT })
    else shapes.push(...moonAt(Number(phase), x, 50, 16))
  }
  return shapes
}

/** The drawings of questions about planets and the moon. */
export const skyShapes = {
  orbit: (subject: string) => planets(subject, false),
  girth: (subject: string) => planets(subject, true),
  moon: moons,
}

export const skyAnswers = {
  moon: (answer: string) => [bar(40, 4, 80, 92, 18, '#141a33'), ...moonAt(Number(answer), 80, 50, 36)],
}
