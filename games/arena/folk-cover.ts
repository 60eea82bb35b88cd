import { contactShadow, coverArt, num } from '#kit/game/cover.ts'

/** A round islander facing an angle in degrees. */
function folk(
  x: number,
  y: number,
  size: number,
  [color, dark]: readonly [string, string],
  turn = 0,
  isDizzy = false,
) {
  const look = (turn * Math.PI) / 180
  const [dx, dy] = [Math.cos(look), Math.sin(look)]
  const eyes = [-1, 1]
    .map((side) => {
      const [ex, ey] = [Math.round(dx * 22 - dy * side * 22), Math.round(dy * 16 + dx * side * 22 - 4)]
      const pupil = isDizzy
        ? `<path d="M${ex - 8} ${ey - 8}l16 16M${ex + 8} ${ey - 8}l-16 16" stroke="#10202c" stroke-width="5"/>`
        : `<circle cx="${Math.round(ex + dx * 6)}" cy="${Math.round(ey + dy * 6)}" r="8" fill="#10202c"/>`
      return `<circle cx="${ex}" cy="${ey}" r="16" fill="#fff"/>${pupil}`
    })
    .join('')
  return (
    contactShadow(x + 4, y + size * 54, size * 56, size * 18, 0.3) +
    `<g transform="translate(${x} ${y}) scale(${size})"><circle cx="-24" cy="50" r="18" fill="${dark}"/><circle cx="26" cy="50" r="18" fill="${dark}"/><circle cy="10" r="60" fill="${dark}"/><circle r="60" fill="${color}"/><circle cx="-22" cy="-28" r="16" fill="#fff" opacity=".5"/><path d="M-8 -58q-8 -22 6 -26M6 -58q4 -18 20 -16" stroke="${dark}" stroke-width="7" fill="none" stroke-linecap="round"/>${eyes}</g>`
  )
}

const AMBER = ['#ffb63d', '#9a5a00'] as const
const RED = ['#ff5d73', '#a02038'] as const
const TEAL = ['#4ecdc4', '#17736c'] as const
const VIOLET = ['#b57bff', '#5a2fb0'] as const
const BLUE = ['#5b8def', '#22408a'] as const

const crown = (x: number, y: number, size: number) =>
  `<path d="M-40 20L-48 -28L-20 -6L0 -38L20 -6L48 -28L40 20Z" fill="#ffd84a" stroke="#c98a10" stroke-width="7" stroke-linejoin="round" transform="translate(${x} ${y}) scale(${size})"/>`

const duck = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cy="26" rx="44" ry="32" fill="#c98a10"/><ellipse cy="18" rx="44" ry="32" fill="#ffd84a"/><circle cx="18" cy="-18" r="30" fill="#ffe27a"/><path d="M42 -26L74 -14L42 -4Z" fill="#ff8a1f"/><circle cx="26" cy="-26" r="7" fill="#10202c"/></g>`

const shell = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 34L-38 4A38 38 0 0 1 38 4Z" fill="#ff9ab8"/><path d="M0 30L-22 -26M0 30V-34M0 30L22 -26" stroke="#fff0f4" stroke-width="6"/></g>`

const hill = (id: string) => {
  const art = coverArt(id)
  const towers = [60, 150, 250, 340]
    .map(
      (x) =>
        `<rect x="${x - 34}" y="210" width="68" height="120" rx="14" fill="#a87a3a"/><rect x="${x - 34}" y="196" width="68" height="112" rx="14" fill="#efcb8a"/><rect x="${x - 22}" y="208" width="44" height="14" rx="6" fill="#fbe6bd"/>`,
    )
    .join('')
  return (
    art.ground('#fdf0cc', '#e0b060') +
    '<ellipse cx="200" cy="330" rx="230" ry="90" fill="#c08f4a"/>' +
    towers +
    '<path d="M30 300H370V400H30Z" fill="#e0b56a"/>' +
    folk(200, 170, 1.3, AMBER, 20) +
    crown(200, 72, 0.9) +
    folk(60, 340, 0.8, RED, -60) +
    folk(346, 344, 0.85, TEAL, -120)
  )
}

const coconut = (id: string) => {
  const art = coverArt(id)
  return (
    art.ground('#d4f2b0', '#4f9a4a') +
    '<circle cx="200" cy="210" r="176" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="14"/><path d="M200 34A176 176 0 0 1 376 210" fill="none" stroke="#ff5d3c" stroke-width="16" stroke-linecap="round"/>' +
    folk(90, 310, 0.75, TEAL, 150) +
    folk(330, 300, 0.8, VIOLET, 30) +
    folk(196, 250, 1.2, RED, 80) +
    '<circle cx="196" cy="120" r="70" fill="#3a1c0a"/><circle cx="196" cy="112" r="70" fill="#7a4a22"/><circle cx="174" cy="98" r="11" fill="#2a1206"/><circle cx="218" cy="98" r="11" fill="#2a1206"/><circle cx="196" cy="134" r="11" fill="#2a1206"/><path d="M214 46q20 -34 58 -24" stroke="#e8d8a8" stroke-width="10" fill="none" stroke-linecap="round"/>' +
    art.ball(280, 24, 20, '#fff3a8', '#ff9a1e')
  )
}

const ducks = (id: string) => {
  const art = coverArt(id)
  return (
    art.ground('#d2ee9a', '#6aa83a') +
    '<circle cx="330" cy="330" r="150" fill="#d8c07a"/><circle cx="330" cy="330" r="130" fill="#3fa8d8"/><circle cx="330" cy="330" r="86" fill="#5fc4ea"/>' +
    duck(60, 80, 0.7) +
    duck(90, 170, 0.75) +
    duck(60, 266, 0.8) +
    duck(140, 330, 0.85) +
    folk(236, 236, 1.15, AMBER, 40)
  )
}

const hogs = (id: string) => {
  const art = coverArt(id)
  return (
    art.ground('#ffd0a0', '#c0563a') +
    '<circle cx="200" cy="200" r="150" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="12"/>' +
    folk(120, 270, 1.1, BLUE, -30) +
    folk(316, 250, 0.9, RED, -150, true) +
    art.ball(176, 110, 70, '#fbeefc', '#b890d0') +
    '<circle cx="150" cy="84" r="18" fill="#fff"/><path d="M250 130l40 -26M262 168l52 -6M236 96l22 -40" stroke="#fff" stroke-width="10" stroke-linecap="round"/>'
  )
}

const splash = (id: string) => {
  const art = coverArt(id)
  const blot = (x: number, y: number, size: number, color: string) =>
    `<path d="M0 -60C30 -80 60 -50 56 -20C90 -10 84 40 46 40C40 80 -10 76 -20 50C-60 60 -84 20 -56 -6C-70 -50 -30 -76 0 -60Z" fill="${color}" transform="translate(${x} ${y}) scale(${size})"/>`
  return (
    art.ground('#fbf6ea', '#c8bcd8') +
    blot(90, 100, 1.7, '#ff5d73') +
    blot(330, 90, 1.4, '#4ecdc4') +
    blot(80, 330, 1.5, '#b57bff') +
    blot(260, 280, 2, '#ffb63d') +
    folk(256, 240, 1.15, AMBER, 200) +
    folk(96, 110, 0.85, RED, 30)
  )
}

const nests = (id: string) => {
  const art = coverArt(id)
  return (
    art.ground('#fae6b0', '#3f8a9a') +
    '<ellipse cx="130" cy="330" rx="150" ry="70" fill="#5a3a16"/><ellipse cx="130" cy="312" rx="150" ry="70" fill="#a8743a"/><ellipse cx="130" cy="306" rx="112" ry="48" fill="#6a4420"/>' +
    shell(90, 290, 1) +
    shell(150, 280, 1.1) +
    shell(120, 322, 0.9) +
    folk(270, 200, 1.15, VIOLET, 150) +
    shell(262, 92, 1.1) +
    shell(296, 60, 0.8) +
    num(130, 212, 60, 9, '#fff6d8') +
    folk(360, 350, 0.7, TEAL, 200)
  )
}

/** Covers of the arenas on foot. */
export const folkCovers = { hill, coconut, ducks, hogs, splash, nests } as const
