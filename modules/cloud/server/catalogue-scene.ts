/** Generated scenes for cloud games without a picture (docs/look.md 11): flat, three depths, one bright object. */

interface Palette {
  readonly sky: readonly [string, string]
  readonly depths: readonly [string, string, string]
  readonly bright: string
}

const PALETTES: readonly Palette[] = [
  { sky: ['#1d5a6c', '#0b2b3a'], depths: ['#23788a', '#155266', '#0a2f3f'], bright: '#ffd166' },
  { sky: ['#6b3f7d', '#2b1640'], depths: ['#8a559b', '#582f6e', '#331a47'], bright: '#ffb36b' },
  { sky: ['#2f6b46', '#102f22'], depths: ['#3f8a57', '#27603d', '#123a26'], bright: '#ffe08a' },
  { sky: ['#8a4630', '#34150f'], depths: ['#ad6141', '#773a27', '#431c13'], bright: '#9fe3d0' },
  { sky: ['#34508f', '#131f45'], depths: ['#4a6bb0', '#30498a', '#1a2a5c'], bright: '#ff9f7a' },
  { sky: ['#7d5a1f', '#2f2009'], depths: ['#a47a30', '#6d4d17', '#3d2a0b'], bright: '#8fd3ff' },
]

/** The bright object of the middle depth, by tag. */
const FAMILIES: readonly (readonly [tags: readonly string[], scene: Scene])[] = [
  [['platformer'], ledges],
  [['shooter'], stars],
  [['racing'], road],
  [['adventure', 'strategy'], hills],
  [['blocks', 'puzzle', 'board', 'cards'], blocks],
]
type Draw = (low: number, high: number) => number
type Scene = (draw: Draw, palette: Palette) => string

const WIDTH = 640
const HEIGHT = 400

/** The scene of a game, deterministic by its key. */
export function sceneOf(gameKey: string, tags: readonly string[]): string {
  const draw = drawsOf(gameKey)
  const palette = PALETTES[Math.floor(draw(0, PALETTES.length))]!
  const scene = FAMILIES.find(([family]) => family.some((tag) => tags.includes(tag)))?.[1] ?? hills
  const [light, deep] = palette.sky
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient><radialGradient id="g"><stop stop-color="${palette.bright}" stop-opacity=".55"/><stop offset="1" stop-color="${palette.bright}" stop-opacity="0"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>${scene(draw, palette)}</svg>`
}

/** A tile with the first letter of a game's name, if it has no icon. */
export function tileOf(gameKey: string, name: string): string {
  const palette = PALETTES[Math.floor(drawsOf(gameKey)(0, PALETTES.length))]!
  const letter = ([...name.trim()][0] ?? '?').toUpperCase().replace(/[<>&"']/g, '?')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${palette.depths[1]}"/><path d="M0 46q16-12 32-4t32-6v14a14 14 0 0 1-14 14H14A14 14 0 0 1 0 50z" fill="${palette.depths[2]}"/><text x="32" y="43" font-family="system-ui,sans-serif" font-weight="800" font-size="32" text-anchor="middle" fill="${palette.bright}">${letter}</text></svg>`
}

/** Random numbers from the key alone (mulberry32 over an FNV hash). */
function drawsOf(gameKey: string): Draw {
  let state = 2166136261
  for (const letter of gameKey) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (high - low)
  }
}

const round = (value: number) => Math.round(value)

/** The bright object with its glow. */
function shining(x: number, y: number, size: number, thing: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size * 3)}" fill="url(#g)"/>${thing}`
}

/** A line of hills from edge to edge. */
function ridge(draw: Draw, height: number, rough: number, fill: string): string {
  const points = Array.from({ length: 6 }, (_, index) => [index * 128, height + draw(-rough, rough)] as const)
  const way = points
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index]!
      const middle = round((fromX + x) / 2)
      return `C${middle} ${round(fromY)} ${middle} ${round(y)} ${x} ${round(y)}`
    })
    .join('')
  return `<path d="M0 ${round(points[0]![1])}${way}V${HEIGHT}H0z" fill="${fill}"/>`
}

function hills(draw: Draw, { depths: [far, middle, near], bright }: Palette): string {
  const [x, y] = [draw(170, 470), draw(90, 150)]
  const moon = shining(x, y, 44, `<circle cx="${round(x)}" cy="${round(y)}" r="44" fill="${bright}"/>`)
  return `${moon}${ridge(draw, 210, 46, far)}${ridge(draw, 275, 34, middle)}${ridge(draw, 340, 20, near)}`
}

function ledges(draw: Draw, { depths: [far, middle, near], bright }: Palette): string {
  const steps = [0, 1, 2].map((index) => {
    const [x, y, width] = [80 + index * 175 + draw(-20, 20), 290 - index * 62 + draw(-12, 12), draw(110, 150)]
    return { x: round(x), y: round(y), width: round(width) }
  })
  const top = steps[2]!
  const [x, y] = [top.x + top.width / 2, top.y - 46]
  const gem = `<path d="M${round(x)} ${round(y - 30)}l26 22-26 38-26-38z" fill="${bright}"/>`
  const slabs = steps.map(
    (step) =>
      `<rect x="${step.x}" y="${step.y}" width="${step.width}" height="120" rx="10" fill="${near}"/><rect x="${step.x}" y="${step.y}" width="${step.width}" height="22" rx="10" fill="${middle}"/>`,
  )
  return `${ridge(draw, 190, 60, far)}${ridge(draw, 330, 16, middle)}${slabs.join('')}${shining(x, y, 34, gem)}`
}

function stars(draw: Draw, { depths: [far, middle, near], bright }: Palette): string {
  const dots = Array.from(
    { length: 46 },
    () =>
      `<circle cx="${round(draw(0, WIDTH))}" cy="${round(draw(0, 330))}" r="${draw(1, 3.4).toFixed(1)}" fill="${far}"/>`,
  )
  const rocks = Array.from({ length: 4 }, (_, index) => {
    const [x, y, size] = [round(70 + index * 160 + draw(-40, 40)), round(draw(50, 190)), round(draw(22, 46))]
    return `<path d="M${x - size} ${y}l${size / 2}-${size} ${size} ${size / 4} ${size / 2} ${size}-${size} ${size / 2}z" fill="${middle}"/>`
  })
  const [x, y] = [draw(220, 420), 290]
  const ship = `<path d="M${round(x)} ${y - 56}l34 74-34-16-34 16z" fill="${bright}"/>`
  return `${dots.join('')}${rocks.join('')}${ridge(draw, 372, 10, near)}${shining(x, y, 46, ship)}`
}

function road(draw: Draw, { depths: [far, middle, near], bright }: Palette): string {
  const way = `<path d="M300 210h40l220 190H80z" fill="${near}"/><path d="M318 214h4l16 60h-36zM312 300h16l20 100h-56z" fill="${far}"/>`
  const x = draw(250, 390)
  const car = `<rect x="${round(x - 42)}" y="290" width="84" height="52" rx="18" fill="${bright}"/>`
  return `${ridge(draw, 190, 40, far)}<rect y="210" width="${WIDTH}" height="190" fill="${middle}"/>${way}${shining(x, 316, 46, car)}`
}

function blocks(draw: Draw, { depths, bright }: Palette): string {
  const size = 92
  const chosen = round(draw(7, 13))
  const slabs = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [(index % 6) * (size + 12) + 14, Math.floor(index / 6) * (size + 12) + 6]
    const top = depths[Math.floor(draw(0, 2))]!
    const fill = index === chosen ? bright : top
    const slab = `<rect x="${x}" y="${y + 10}" width="${size}" height="${size}" rx="16" fill="${depths[2]}"/><rect x="${x}" y="${y}" width="${size}" height="${size}" rx="16" fill="${fill}"/>`
    return index === chosen ? shining(x + size / 2, y + size / 2, size / 2, slab) : slab
  })
  return `<g transform="rotate(${draw(-8, -4).toFixed(1)} 320 200)">${slabs.join('')}</g>`
}
