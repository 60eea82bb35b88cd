import { contactShadow, slab } from '#kit/game/cover.ts'
import { coinAt, type Paint } from './cover-land.ts'

const bottle = (x: number, y: number, color: string) =>
  `<ellipse cx="${x}" cy="${y + 52}" rx="34" ry="10" opacity=".3"/><rect x="${x - 13}" y="${y - 62}" width="26" height="40" rx="7" fill="#fff4e0"/><rect x="${x - 30}" y="${y - 34}" width="60" height="86" rx="18" fill="${color}"/><rect x="${x - 30}" y="${y - 6}" width="60" height="30" fill="#fff"/><rect x="${x - 22}" y="${y - 26}" width="9" height="66" rx="4" fill="#fff" opacity=".5"/>`

const nut = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="38" fill="#54300f"/><circle cx="${x - 3}" cy="${y - 4}" r="34" fill="#8f5f30"/><ellipse cx="${x - 14}" cy="${y - 16}" rx="11" ry="6" fill="#fff" opacity=".35" transform="rotate(-35 ${x - 14} ${y - 16})"/>`

/** A press over the belt; what goes in brown comes out bottled. */
export const worksCover: Paint = (art) => {
  return (
    art.ground('#f0a070', '#8a3040', '#ffe6c8', 0.5) +
    '<path d="M-10 62H420M-10 124H420M-10 186H420M60 0V62M200 0V62M340 0V62M-10 62V124M130 62V124M270 62V124M60 124V186M340 124V186" stroke="#8a3040" stroke-width="6" opacity=".3"/>' +
    `<g transform="rotate(-5 200 320)">${slab({ x: -40, y: 286, width: 480, height: 66, radius: 20, top: '#5f4a58', side: '#2a1822', depth: 22 })}` +
    '<path d="M30 296v46M110 296v46M190 296v46M270 296v46M350 296v46" stroke="#fff" stroke-width="6" opacity=".16"/>' +
    nut(46, 268) +
    bottle(300, 250, '#ff6b5e') +
    bottle(376, 250, '#4fa8ff') +
    '<path d="M112 170v150M256 170v150" stroke="#7a3a10" stroke-width="20"/>' +
    slab({ x: 84, y: 62, width: 204, height: 138, radius: 34, top: '#f7b53c', side: '#a8620e', depth: 22 }) +
    '<circle cx="186" cy="130" r="52" fill="#8a4a08"/><g fill="#fff4e0"><circle cx="186" cy="98" r="17"/><circle cx="158" cy="146" r="17"/><circle cx="214" cy="146" r="17"/></g>' +
    '<rect x="160" y="216" width="52" height="46" rx="8" fill="#cfd8e0"/><path d="M124 18h124l-34 50h-56z" fill="#d99a4a"/></g>' +
    coinAt(66, 98, 34)
  )
}

const moth = (x: number, y: number, size: number, turn: number, wing: string, dark: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><g fill="${dark}"><ellipse cx="-30" cy="26" rx="26" ry="22"/><ellipse cx="30" cy="26" rx="26" ry="22"/></g><g fill="${wing}"><ellipse cx="-40" cy="-14" rx="42" ry="34" transform="rotate(24 -40 -14)"/><ellipse cx="40" cy="-14" rx="42" ry="34" transform="rotate(-24 40 -14)"/></g><g fill="${dark}"><circle cx="-44" cy="-16" r="12"/><circle cx="44" cy="-16" r="12"/></g><rect x="-9" y="-38" width="18" height="84" rx="9" fill="#3a2a4a"/></g>`

/** The lighthouse strikes; moths all around. */
export const towerCover: Paint = (art) => {
  return (
    art.ground('#3f5fb8', '#0a1030', '#c8d8ff', 0.4) +
    '<path d="M200 120L-40 20V180ZM200 120L440 10V150Z" fill="#ffe08a" opacity=".4"/>' +
    '<ellipse cx="200" cy="400" rx="240" ry="92" fill="#1c3a4a"/><ellipse cx="190" cy="392" rx="190" ry="66" fill="#4f8f58"/>' +
    moth(64, 270, 0.9, -28, '#b9c8ff', '#5a6ab0') +
    moth(346, 250, 1, 24, '#f08fc8', '#983a78') +
    moth(326, 70, 0.6, 40, '#ffd98a', '#b07a20') +
    contactShadow(204, 368, 96, 24, 0.5) +
    '<path d="M138 364H266L240 150H162Z" fill="#a89a90"/><path d="M138 364H222L206 150H162Z" fill="#f4efe4"/><path d="M146 300H258L252 252H152Z" fill="#b83424"/><path d="M146 300H218L214 252H152Z" fill="#ee5f48"/>' +
    '<circle cx="200" cy="116" r="92" fill="#ffe9a0" opacity=".28"/><circle cx="200" cy="116" r="64" fill="#ffe9a0" opacity=".35"/>' +
    '<rect x="162" y="84" width="76" height="70" rx="14" fill="#fff0b0"/><circle cx="200" cy="118" r="22" fill="#fff"/><path d="M144 90H256L200 30Z" fill="#8a2a20"/><path d="M144 90H214L200 30Z" fill="#e0503f"/>' +
    '<path d="M226 118L276 150L262 172L320 226" stroke="#fffbe0" stroke-width="10" fill="none" stroke-linejoin="round" stroke-linecap="round"/>'
  )
}

/** A banded fish follows a sinking crumb, pearls on the sand. */
export const reefCover: Paint = (art) =>
  art.ground('#5fd8f0', '#0c3f88', '#e8fdff', 0.6) +
  '<path d="M80 -10L150 -10L260 420H120ZM230 -10L270 -10L420 340V420Z" fill="#fff" opacity=".1"/>' +
  '<path d="M60 400Q20 300 66 230T60 110M96 400Q130 330 92 262" stroke="#2f9a5f" stroke-width="22" fill="none" stroke-linecap="round"/><path d="M352 400Q392 320 348 250T366 150" stroke="#48c070" stroke-width="20" fill="none" stroke-linecap="round"/>' +
  '<path d="M-10 356Q90 326 200 350T420 338V420H-10Z" fill="#f0d596"/><path d="M-10 384Q120 360 240 380T420 372V420H-10Z" fill="#d9ae66"/>' +
  '<g transform="translate(318 96) scale(-.42 .42)"><path d="M-100 0L-190 -66L-170 0L-190 66Z" fill="#ffe36b"/><ellipse rx="112" ry="70" fill="#4fa8ff"/><path d="M-20 -70h26v140h-26z" fill="#ffe36b"/><circle cx="64" cy="-12" r="18" fill="#fff"/><circle cx="70" cy="-12" r="11"/></g>' +
  '<g transform="translate(200 206) rotate(-9)"><path d="M-92 0L-186 -84L-160 0L-186 84Z" fill="#fff"/><path d="M-60 -52Q-10 -136 62 -58Z" fill="#fff"/><ellipse cy="9" rx="124" ry="82" fill="#b84a0a"/><ellipse rx="124" ry="79" fill="#ff9a3c"/><path d="M-72 -64Q-50 0 -72 64L-42 74Q-20 0 -42 -74ZM6 -79Q32 0 6 79L40 75Q64 0 40 -75Z" fill="#fff"/><ellipse cx="-4" cy="-44" rx="58" ry="13" fill="#fff" opacity=".45"/><path d="M-6 20Q-50 84 -66 66Q-50 36 -6 20Z" fill="#e0741a"/><circle cx="78" cy="-14" r="22" fill="#fff"/><circle cx="84" cy="-14" r="13" fill="#14202c"/><circle cx="80" cy="-19" r="5" fill="#fff"/></g>' +
  art.ball(110, 354, 26, '#f3e9f7', '#a48ab8') +
  art.ball(262, 360, 32, '#f6ecfa', '#a48ab8') +
  art.ball(316, 344, 18, '#f3e9f7', '#a48ab8') +
  '<circle cx="336" cy="196" r="15" fill="#a8622a"/><circle cx="333" cy="193" r="11" fill="#e8b060"/><g fill="#fff" opacity=".5"><circle cx="352" cy="140" r="9"/><circle cx="366" cy="112" r="6"/></g>'

const camel = (x: number, y: number, size: number, load: string, dark: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="10" cy="106" rx="124" ry="20" fill="#5a2a08" opacity=".35"/><path d="M-66 20V100M-36 26V104M34 26V104M64 20V100" stroke="#96642c" stroke-width="20" stroke-linecap="round"/><ellipse cy="6" rx="104" ry="52" fill="#b07a34"/><ellipse cy="-2" rx="102" ry="48" fill="#e0ac5c"/><path d="M86 0Q142 6 132 -86" stroke="#e0ac5c" stroke-width="32" fill="none" stroke-linecap="round"/><ellipse cx="152" cy="-94" rx="38" ry="22" fill="#e0ac5c" transform="rotate(12 152 -94)"/><path d="M120 -112l-4 -18l14 10z" fill="#b07a34"/><circle cx="150" cy="-100" r="5" fill="#3a2008"/><path d="M-104 -8q-22 20 -16 50" stroke="#b07a34" stroke-width="8" fill="none"/><rect x="-58" y="-62" width="98" height="76" rx="18" fill="${dark}"/><rect x="-58" y="-66" width="98" height="66" rx="18" fill="${load}"/><path d="M-26 -66v66M8 -66v66" stroke="#fff" stroke-width="8" opacity=".7"/></g>`

/** A loaded camel before the dunes, others behind it. */
export const dunesCover: Paint = (art) => {
  return (
    art.ground('#ffcf7a', '#c8643a', '#fff6c8', 0.7) +
    '<circle cx="318" cy="84" r="50" fill="#fff3c8"/>' +
    '<path d="M-10 190Q110 110 230 186T420 160V420H-10Z" fill="#e39a4c"/><path d="M-10 190Q110 110 230 186Q120 160 -10 262Z" fill="#f7c878"/>' +
    camel(70, 178, 0.42, '#4fa8ff', '#22609f') +
    '<path d="M-10 280Q130 210 270 262T420 240V420H-10Z" fill="#eeb466"/><path d="M-10 352Q160 300 420 340V420H-10Z" fill="#d98f48"/>' +
    camel(180, 236, 1.08, '#ef5f6e', '#9a2440') +
    coinAt(64, 352, 34)
  )
}
