import { contactShadow, slab } from '#kit/game/cover.ts'
import { coinAt, type Paint } from './cover-land.ts'

const puff = (x: number, y: number, size: number, light: string, dark: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-96 44a40 40 0 0 1 10 -78a58 58 0 0 1 104 -28a48 48 0 0 1 76 40a34 34 0 0 1 6 66Z" fill="${dark}"/><path d="M-92 30a36 36 0 0 1 10 -66a56 56 0 0 1 98 -24a46 46 0 0 1 72 38a30 30 0 0 1 8 52Z" fill="${light}"/></g>`

/** A dark cloud with a face rains on green terraces; a small one comes. */
export const cloudsCover: Paint = (art) =>
  art.ground('#a8e4ff', '#2f8fd0', '#ffffff', 0.6) +
  '<path d="M-10 300Q100 260 200 300T420 290V420H-10Z" fill="#4fae5a"/><path d="M-10 340Q100 304 210 342T420 336V420H-10Z" fill="#8fd658"/>' +
  '<path d="M130 240l-18 64M176 250l-18 74M222 250l-18 74M268 244l-18 66M200 300l-10 40M150 316l-8 30" stroke="#2f6fd0" stroke-width="10" stroke-linecap="round"/>' +
  puff(330, 80, 0.56, '#ffffff', '#c8e0f4') +
  puff(60, 92, 0.5, '#ffffff', '#c8e0f4') +
  puff(196, 176, 1.42, '#8fa8c8', '#5f7898') +
  '<circle cx="160" cy="172" r="13" fill="#1f3350"/><circle cx="232" cy="172" r="13" fill="#1f3350"/><path d="M180 204q16 14 34 0" stroke="#1f3350" stroke-width="8" fill="none" stroke-linecap="round"/><ellipse cx="136" cy="198" rx="17" ry="9" fill="#ff9ab0" opacity=".6"/><ellipse cx="256" cy="198" rx="17" ry="9" fill="#ff9ab0" opacity=".6"/>' +
  '<path d="M330 300l34 52l-34 52l-34 -52z" fill="#ef6f5e"/><path d="M330 300l34 52h-34z" fill="#ffd35e"/>'

/** A butterfly with spread wings over the flowers. */
export const wingsCover: Paint = (art) => {
  const flower = (x: number, y: number, petal: string) =>
    `<g transform="translate(${x} ${y})">${Array.from({ length: 6 }, (_, at) => `<ellipse cx="0" cy="-30" rx="18" ry="26" fill="${petal}" transform="rotate(${at * 60})"/>`).join('')}<circle r="18" fill="#f7b53c"/></g>`
  return (
    art.ground('#4fb898', '#0a332f', '#d8fff0', 0.45) +
    '<path d="M60 -10Q70 180 40 420M200 -10V420M340 -10Q330 180 360 420" stroke="#bff0e0" stroke-width="7" fill="none" opacity=".25"/>' +
    flower(60, 330, '#ffc0dc') +
    flower(350, 340, '#ffe0a0') +
    flower(340, 60, '#c8d8ff') +
    '<g transform="rotate(-10 200 200)"><g fill="#2a1a30"><path d="M196 190Q90 20 30 90Q0 170 110 222Q60 290 110 330Q180 330 198 230Z"/><path d="M204 190Q310 20 370 90Q400 170 290 222Q340 290 290 330Q220 330 202 230Z"/></g><path d="M186 188Q96 52 46 100Q26 164 120 206Q170 214 186 188Z" fill="#ff8a4a"/><path d="M214 188Q304 52 354 100Q374 164 280 206Q230 214 214 188Z" fill="#ff8a4a"/><path d="M184 236Q90 230 86 290Q110 330 160 300Z" fill="#f0609a"/><path d="M216 236Q310 230 314 290Q290 330 240 300Z" fill="#f0609a"/><g fill="#fff3b0"><circle cx="84" cy="128" r="18"/><circle cx="128" cy="166" r="13"/><circle cx="316" cy="128" r="18"/><circle cx="272" cy="166" r="13"/><circle cx="124" cy="278" r="12"/><circle cx="276" cy="278" r="12"/></g><rect x="186" y="140" width="28" height="160" rx="14" fill="#3a2440"/><path d="M194 146Q170 90 140 84M206 146Q230 90 260 84" stroke="#3a2440" stroke-width="8" fill="none" stroke-linecap="round"/></g>'
  )
}

/** The year as a wheel of four fruits. */
export const seasonsCover: Paint = (art) =>
  art.ground('#f4f0a8', '#7a9a34', '#ffffff', 0.5) +
  contactShadow(206, 360, 150, 24, 0.35) +
  '<circle cx="200" cy="206" r="176" fill="#5a3a1a"/><circle cx="200" cy="200" r="168" fill="#fff3d0"/>' +
  '<path d="M200 200V40A160 160 0 0 1 360 200Z" fill="#a8e08a"/><path d="M200 200H360A160 160 0 0 1 200 360Z" fill="#ffd95a"/><path d="M200 200V360A160 160 0 0 1 40 200Z" fill="#e8954a"/><path d="M200 200H40A160 160 0 0 1 200 40Z" fill="#cfe6ff"/>' +
  '<g fill="#f58ab8"><circle cx="276" cy="98" r="22"/><circle cx="304" cy="122" r="22"/><circle cx="290" cy="152" r="22"/><circle cx="258" cy="150" r="22"/><circle cx="248" cy="118" r="22"/></g><circle cx="274" cy="128" r="16" fill="#ffe14a"/>' +
  '<path d="M236 250Q300 230 326 268Q300 336 240 306Q222 280 236 250Z" fill="#ff6f4a"/><path d="M248 262Q290 250 308 272Q290 314 252 296Z" fill="#ff9a6a"/>' +
  '<ellipse cx="126" cy="284" rx="52" ry="42" fill="#c86a1a"/><ellipse cx="116" cy="280" rx="30" ry="38" fill="#f0a03c"/><rect x="120" y="228" width="14" height="24" rx="5" fill="#4f7a2a"/>' +
  '<circle cx="106" cy="116" r="24" fill="#4f6fd0"/><circle cx="144" cy="104" r="22" fill="#6f8fe8"/><circle cx="128" cy="146" r="23" fill="#5f7fe0"/><circle cx="98" cy="108" r="7" fill="#fff"/>' +
  '<path d="M200 200L258 62" stroke="#3a2412" stroke-width="15" stroke-linecap="round"/><circle cx="200" cy="200" r="26" fill="#ffd35e" stroke="#3a2412" stroke-width="9"/>'

/** A map with a dotted way, a canoe upon it. */
export const scoutsCover: Paint = (art) =>
  art.ground('#4fa8d0', '#1a2450', '#d8f4ff', 0.5) +
  `<g transform="rotate(-7 200 200)">${slab({ x: 26, y: 56, width: 348, height: 296, radius: 26, top: '#f6e3b4', side: '#a8824a', depth: 20 })}<path d="M60 100Q110 70 150 104Q170 150 120 164Q60 160 60 100Z" fill="#a8c86a"/><path d="M270 220Q340 200 346 256Q320 316 262 290Q240 250 270 220Z" fill="#a8c86a"/><path d="M120 134Q190 110 210 180T310 258" stroke="#c0503a" stroke-width="12" fill="none" stroke-linecap="round" stroke-dasharray="2 24"/><path d="M296 242l30 30M326 242l-30 30" stroke="#c0503a" stroke-width="13" stroke-linecap="round"/><circle cx="316" cy="112" r="38" fill="none" stroke="#8a6a3a" stroke-width="8"/><path d="M316 66l12 46h-24z" fill="#e8404f"/><path d="M316 158l12 -46h-24z" fill="#4f6a8a"/></g>` +
  contactShadow(158, 352, 130, 20, 0.35) +
  '<path d="M30 290H290L254 346H76Z" fill="#7a3f1a"/><path d="M30 290H290L280 308H42Z" fill="#b8703a"/><rect x="150" y="150" width="13" height="144" fill="#5a2f14"/><path d="M170 156Q262 210 262 282H170Z" fill="#ff7a6b"/><path d="M142 176Q80 220 72 282H142Z" fill="#ffd35e"/>'

/** A golden marble between glowing pegs. */
export const pegfallCover: Paint = (art) => {
  const lamps = [
    ['#ff7a8a', 60, 70],
    ['#ffb04a', 200, 60],
    ['#7fe08a', 340, 74],
    ['#5fd0f0', 128, 176],
    ['#e08af0', 288, 180],
    ['#ffe14a', 40, 250],
    ['#9a9aff', 368, 262],
  ] as const
  return (
    art.ground('#7a4ab8', '#1c0f30', '#f0d8ff', 0.4) +
    lamps
      .map(
        ([color, x, y]) =>
          `<circle cx="${x}" cy="${y}" r="46" fill="${color}" opacity=".28"/><circle cx="${x}" cy="${y + 5}" r="25" fill="#150a26"/><circle cx="${x}" cy="${y}" r="24" fill="${color}"/><circle cx="${x - 8}" cy="${y - 8}" r="8" fill="#fff" opacity=".8"/>`,
      )
      .join('') +
    '<path d="M150 40Q120 110 190 150" stroke="#fff6c8" stroke-width="9" fill="none" stroke-dasharray="3 20" stroke-linecap="round"/>' +
    contactShadow(204, 372, 124, 18, 0.4) +
    '<path d="M84 276H324L290 372H118Z" fill="#a8682e"/><path d="M96 300H312M104 326H304M112 350H296" stroke="#e0a850" stroke-width="14"/><rect x="70" y="258" width="268" height="32" rx="16" fill="#f0c070"/>' +
    art.ball(206, 206, 58, '#ffe14a', '#d08a10') +
    coinAt(346, 352, 30)
  )
}

/** The telescope looks out of its dome at a comet. */
export const starsCover: Paint = (art) =>
  art.ground('#5a54b8', '#0c1236', '#d8d0ff', 0.4) +
  '<g fill="#fff6d8"><circle cx="40" cy="60" r="5"/><circle cx="120" cy="36" r="4"/><circle cx="70" cy="150" r="5"/><circle cx="360" cy="200" r="5"/><circle cx="216" cy="50" r="4"/><circle cx="30" cy="236" r="4"/><circle cx="376" cy="36" r="4"/></g>' +
  '<path d="M60 60L120 110L98 178L170 150" stroke="#c79bff" stroke-width="6" fill="none"/><g fill="#e8d0ff"><circle cx="60" cy="60" r="11"/><circle cx="120" cy="110" r="11"/><circle cx="98" cy="178" r="11"/><circle cx="170" cy="150" r="11"/></g>' +
  '<path d="M386 -6Q330 70 296 84L318 116Q352 80 410 20Z" fill="#8fd0ff" opacity=".7"/><circle cx="304" cy="102" r="30" fill="#fff6d0"/><circle cx="304" cy="102" r="48" fill="#fff6d0" opacity=".3"/>' +
  '<path d="M-10 400Q200 300 420 400V420H-10Z" fill="#1a1440"/>' +
  '<rect x="76" y="268" width="200" height="112" rx="18" fill="#b8a8e0"/><rect x="196" y="268" width="80" height="112" rx="18" fill="#8a7ab8"/><path d="M64 274A112 106 0 0 1 288 274Z" fill="#6a5aa8"/><path d="M64 274A112 106 0 0 1 176 168Q110 200 108 274Z" fill="#8a7ac8"/>' +
  '<g transform="rotate(-44 180 250)"><rect x="150" y="222" width="190" height="58" rx="14" fill="#8a5a2a"/><rect x="150" y="222" width="190" height="28" rx="14" fill="#e0a84a"/><rect x="318" y="210" width="38" height="82" rx="14" fill="#f7d98a"/></g><rect x="158" y="326" width="38" height="54" rx="10" fill="#3a2a5a"/>'
