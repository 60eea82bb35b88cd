import { contactShadow, coverArt, slab, tilted } from '#kit/game/cover.ts'
import type { Arena, ArenaDefinition } from './definitions.ts'
import { folkCovers } from './folk-cover.ts'

type Picture = (id: string) => string

/** A big eel curls around a smaller one; pearls shine in the dark. */
function eelsCover(id: string): string {
  const art = coverArt(id)
  const eel = (path: string, width: number, color: string, dark: string, light: string) =>
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" stroke="${dark}" stroke-width="${width}" transform="translate(0 12)"/>` +
    `<path d="${path}" stroke="${color}" stroke-width="${width}"/>` +
    `<path d="${path}" stroke="${light}" stroke-width="${width * 0.3}" stroke-dasharray="1 ${width * 0.82}" transform="translate(-3 -6)"/></g>`
  const eyes = (x: number, y: number, size: number) =>
    [-1, 1]
      .map(
        (side) =>
          `<circle cx="${x + side * size}" cy="${y}" r="${size * 0.72}" fill="#fff"/><circle cx="${x + side * size - 3}" cy="${y + 4}" r="${size * 0.4}" fill="#0b1c2c"/>`,
      )
      .join('')
  const pearls = [
    [60, 92, 17, '#ff8fa3', '#a8324e'],
    [338, 70, 20, '#7df0e2', '#0f7a74'],
    [206, 214, 22, '#ffe27a', '#b07a10'],
    [356, 330, 18, '#cfa8ff', '#5a2fb0'],
    [54, 338, 15, '#b6f28a', '#3f8a1a'],
    [140, 40, 13, '#8fb8ff', '#2848b0'],
  ] as const
  return (
    art.ground('#15638f', '#04182e', '#7fe0ff', 0.4) +
    eel('M-30 250C60 300 150 190 210 150S320 120 430 180', 46, '#4ecdc4', '#17736c', '#b6fff4') +
    pearls.map(([x, y, r, color, dark]) => art.ball(x, y, r, color, dark)).join('') +
    eel(
      'M430 400C330 300 330 420 210 372S60 250 120 150S270 60 300 150',
      74,
      '#ffb63d',
      '#9a5a00',
      '#fff0c2',
    ) +
    '<path d="M300 168C322 214 290 240 262 246" fill="none" stroke="#9a5a00" stroke-width="10" stroke-linecap="round"/>' +
    art.ball(256, 252, 26, '#fff3a8', '#ff9a1e') +
    eyes(300, 158, 21)
  )
}

/** Land in three colours; a walker draws its loop through the sand. */
function landCover(id: string): string {
  const art = coverArt(id)
  const land = (path: string, top: string, side: string) =>
    `<path d="${path}" fill="${side}" transform="translate(0 16)"/><path d="${path}" fill="${top}"/>`
  const eye = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="15" fill="#fff"/><circle cx="${x + 5}" cy="${y}" r="8" fill="#0b1c2c"/>`
  const walker =
    contactShadow(262, 226, 60, 18, 0.3) +
    slab({ x: 208, y: 112, width: 104, height: 92, radius: 28, top: '#ffb63d', side: '#9a5a00', depth: 20 }) +
    eye(282, 138) +
    eye(282, 178)
  const line =
    '<path d="M40 300H120V158H226" fill="none" stroke="#ffb63d" stroke-opacity=".6" stroke-width="46" stroke-linejoin="round"/>'
  return (
    art.ground('#f6e3b0', '#c79a55', '#fff', 0.5) +
    tilted(
      -6,
      land('M-40 -40H190V60H100V110H-40Z', '#4ecdc4', '#17736c') +
        land('M270 -40H450V130H350V70H270Z', '#b57bff', '#5a2fb0') +
        land('M310 270H450V450H200V360H310Z', '#ff5d73', '#a02038') +
        land('M-40 250H90V450H-40Z', '#ffb63d', '#9a5a00') +
        line +
        walker,
    )
  )
}

/** A large jelly reaches for a small one; an urchin waits. */
function poolsCover(id: string): string {
  const art = coverArt(id)
  const jelly = (x: number, y: number, radius: number, color: string, dark: string, heart: string) => {
    const petals = [0, 1, 2, 3]
      .map((petal) => {
        const angle = petal * 1.571 + 0.6
        const [px, py] = [x + Math.cos(angle) * radius * 0.3, y + Math.sin(angle) * radius * 0.3]
        return `<circle cx="${Math.round(px)}" cy="${Math.round(py)}" r="${Math.round(radius * 0.23)}" fill="${heart}" opacity=".6"/>`
      })
      .join('')
    return (
      contactShadow(x, y + radius * 0.95, radius * 0.8, radius * 0.2, 0.25) +
      art.ball(x, y, radius, color, dark) +
      petals
    )
  }
  const spines = Array.from(
    { length: 16 },
    (_, spine) => `<path d="M-10 -40L0 -84L10 -40" transform="rotate(${spine * 22.5})"/>`,
  )
  const urchin = `<g transform="translate(338 330)"><g fill="#2a0f3a">${spines.join('')}<circle r="52"/></g><circle cy="-3" r="48" fill="#6b2a86"/><circle cx="-14" cy="-18" r="18" fill="#8f46ad"/></g>`
  return (
    art.ground('#37b5c4', '#0f4470', '#d8fff6', 0.5) +
    jelly(16, 352, 92, '#7bdc5b', '#256d16', '#e0ffd0') +
    urchin +
    jelly(170, 176, 142, '#ffb63d', '#a35a00', '#fff2c4') +
    jelly(340, 108, 54, '#ff5d73', '#9a1c34', '#ffd0d6') +
    art.ball(52, 44, 18, '#cfa8ff', '#5a2fb0') +
    art.ball(224, 368, 20, '#ffe27a', '#b07a10') +
    art.ball(374, 214, 14, '#7df0e2', '#0f7a74')
  )
}

/** Rafts clash on the last ice. */
function raftsCover(id: string): string {
  const art = coverArt(id)
  const ice = 'M20 120L120 30L270 14L380 110L396 250L300 356L130 372L24 280Z'
  const raft = (x: number, y: number, size: number, turn: number, color: string, dark: string) => {
    const logs = [-1, 0, 1]
      .map(
        (row) =>
          `<rect x="-30" y="${row * 19 - 9}" width="60" height="17" rx="8" fill="#c98a4a"/><rect x="-24" y="${row * 19 - 7}" width="46" height="5" rx="2" fill="#e6b172"/>`,
      )
      .join('')
    return (
      contactShadow(x + 8, y + size * 62, size * 60, size * 20, 0.3) +
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><circle cy="9" r="62" fill="${dark}"/><circle r="62" fill="${color}"/><circle r="43" fill="#7a4a22"/>${logs}` +
      `<circle r="17" fill="${color}"/><path d="M66 0L44 -16V16Z" fill="#fff" opacity=".8"/></g>`
    )
  }
  const splash =
    '<path d="M330 372q-6 -52 22 -74M352 380q20 -44 48 -46M310 380q-30 -36 -60 -30" stroke="#e8f8ff" stroke-width="11" stroke-linecap="round" fill="none"/>'
  return (
    art.ground('#3fa7e0', '#0a2f66', '#e4fbff', 0.5) +
    `<g><path d="${ice}" fill="#2a6fa3" transform="translate(0 34)"/><path d="${ice}" fill="#8fcbe8" transform="translate(0 17)"/><path d="${ice}" fill="#eaf8ff"/>` +
    '<path d="M110 150L190 110L286 140L300 240L210 290L118 250Z" fill="none" stroke="#cdeaf8" stroke-width="9"/></g>' +
    raft(92, 96, 0.72, 40, '#4ecdc4', '#17736c') +
    raft(310, 96, 0.66, 130, '#b57bff', '#5a2fb0') +
    raft(166, 238, 1.25, 24, '#ffb63d', '#9a5a00') +
    raft(312, 306, 0.92, 60, '#ff5d73', '#a02038') +
    splash
  )
}

const pictures: Readonly<Record<Arena, Picture>> = {
  eels: eelsCover,
  land: landCover,
  pools: poolsCover,
  rafts: raftsCover,
  ...folkCovers,
}

export const cover = ({ arena, id }: ArenaDefinition): string => pictures[arena](id)
