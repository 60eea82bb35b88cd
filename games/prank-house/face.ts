const INK = '#2a1420'
const WHITE = '#ffffff'

const round = (value: number) => Math.round(value * 10) / 10

/** The face of a mood: eyes, brows and mouth around a middle, as shapes of a drawing. */
export function faceLines(mood: string, x: number, y: number, size: number): string[] {
  const at = (dx: number, dy: number) => `${round(x + dx * size)} ${round(y + dy * size)}`
  const wide = (part: number) => round(part * size)
  const ink = (width: number, path: string) => `l ${INK} ${wide(width)} ${path}`
  const eye = (radius: number, pupil: number, dy = 0) =>
    [-0.36, 0.36].flatMap((dx) => [
      `c ${WHITE} ${at(dx, -0.12)} ${wide(radius)} ${wide(radius * 1.12)}`,
      `c ${INK} ${at(dx + 0.03, -0.1 + dy)} ${wide(pupil)}`,
      `c ${WHITE} ${at(dx - 0.03, -0.16 + dy)} ${wide(pupil * 0.38)}`,
    ])
  const arcs = (bend: number) =>
    [-0.36, 0.36].map((dx) =>
      ink(0.09, `M${at(dx - 0.2, -0.1)}Q${at(dx, -0.1 + bend)} ${at(dx + 0.2, -0.1)}`),
    )
  const brows = (inner: number, outer: number) =>
    [-1, 1].map((side) => ink(0.09, `M${at(side * 0.16, inner)}L${at(side * 0.58, outer)}`))
  const bow = (bend: number, half = 0.26) =>
    ink(0.08, `M${at(-half, 0.36)}Q${at(0, 0.36 + bend)} ${at(half, 0.36)}`)
  const open = (half: number, deep: number) => [
    `f #7a1f2b M${at(-half, 0.26)}Q${at(0, 0.34)} ${at(half, 0.26)}Q${at(half * 0.9, 0.26 + deep)} ${at(0, 0.26 + deep)}Q${at(-half * 0.9, 0.26 + deep)} ${at(-half, 0.26)}Z`,
    `c #ff8a8a ${at(0, 0.2 + deep)} ${wide(half * 0.5)} ${wide(0.07)}`,
  ]
  const cheeks = [-0.66, 0.66].map((dx) => `c #ff5a6455 ${at(dx, 0.2)} ${wide(0.16)} ${wide(0.11)}`)
  const cross = [-0.36, 0.36].flatMap((dx) => [
    ink(0.09, `M${at(dx - 0.15, -0.26)}L${at(dx + 0.15, 0.02)}`),
    ink(0.09, `M${at(dx + 0.15, -0.26)}L${at(dx - 0.15, 0.02)}`),
  ])
  const heart = (dx: number) =>
    `f #ff3d68 M${at(dx, 0.1)}Q${at(dx - 0.36, -0.16)} ${at(dx - 0.2, -0.32)}Q${at(dx - 0.06, -0.4)} ${at(dx, -0.22)}Q${at(dx + 0.06, -0.4)} ${at(dx + 0.2, -0.32)}Q${at(dx + 0.36, -0.16)} ${at(dx, 0.1)}Z`
  switch (mood) {
    case 'sleep':
      return [...arcs(0.2), `c #7a1f2b ${at(0, 0.42)} ${wide(0.09)} ${wide(0.07)}`]
    case 'blink':
      return [...arcs(0.14), bow(0.12)]
    case 'shock':
      return [
        ...eye(0.33, 0.1),
        ...brows(-0.62, -0.66),
        `c #7a1f2b ${at(0, 0.48)} ${wide(0.2)} ${wide(0.26)}`,
      ]
    case 'laugh':
      return [...arcs(-0.3), ...open(0.42, 0.44), ...cheeks]
    case 'angry':
      return [...eye(0.23, 0.14), ...brows(-0.22, -0.56), bow(-0.2)]
    case 'sly':
      return [
        ...eye(0.25, 0.15, 0.05),
        ...[-0.36, 0.36].map((dx) => ink(0.1, `M${at(dx - 0.27, -0.22)}L${at(dx + 0.27, -0.22)}`)),
        ink(0.08, `M${at(-0.16, 0.4)}Q${at(0.14, 0.46)} ${at(0.36, 0.22)}`),
      ]
    case 'dizzy':
      return [
        ...cross,
        ink(
          0.08,
          `M${at(-0.3, 0.4)}q${wide(0.1)} ${wide(-0.16)} ${wide(0.2)} 0t${wide(0.2)} 0t${wide(0.2)} 0`,
        ),
      ]
    case 'love':
      return [heart(-0.36), heart(0.36), ...open(0.3, 0.3), ...cheeks]
    case 'sad':
      return [...eye(0.24, 0.15, 0.04), ...brows(-0.54, -0.36), bow(-0.18, 0.2)]
    default:
      return [...eye(0.24, 0.15), bow(0.14)]
  }
}
