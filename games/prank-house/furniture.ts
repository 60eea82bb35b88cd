import { drawing, type Drawing } from './drawing.ts'

/** What stands and hangs about in the house. */
export const furniture: Readonly<Record<string, Drawing>> = {
  door: drawing(
    130,
    206,
    `
    b #f2e3c6 -66 -206 132 206 8
    r #3a2433 -54 -194 108 194 4
    ?shut b #3f9e8f -54 -194 108 194 4
    ?shut b #55b8a6 -42 -180 84 72 6
    ?shut b #55b8a6 -42 -94 84 76 6
    ?shut o #ffd34d 38 -96 7
    ?peek b #3f9e8f -22 -194 76 194 4
    ?peek b #55b8a6 -10 -180 52 72 6
    ?peek b #55b8a6 -10 -94 52 76 6
    ?peek c #ffffff -43 -122 9 11
    ?peek c #2a1420 -41 -120 5
    ?peek l #e2742a 9 M-54-100Q-42-108-28-96
    ?peek l #2a1420 4 M-54-138L-32-130
    ?open s #3f9e8f M-54-194L-92-182V8L-54 0Z
    ?open o #ffd34d -84 -92 6`,
    34,
  ),
  bell: drawing(
    50,
    56,
    `
    b #fdf6e6 -20 -52 40 48 14
    o #e8503f 0 -28 13
    c #ffffff88 -4 -33 4`,
  ),
  sink: drawing(
    130,
    178,
    `
    l #c6d2da 12 M30-110V-160Q30-172 16-172Q2-172 2-158
    o #e8503f 44 -150 9
    ?on l #7fdcff 11 M2-152V-104
    b #e9f1f5 -64 -112 128 40 16
    r #a9bfcb -52 -108 104 10 5
    ?on r #7fdcff -48 -106 96 7 3
    s #d4e0e7 M-22-74H22L30 0H-30Z`,
  ),
  chain: drawing(
    56,
    160,
    `
    b #cfe3ee -32 -190 64 44 10
    l #8a9aa6 4 M18-148V-34
    o #ff6f61 18 -20 14 17`,
    44,
  ),
  toilet: drawing(
    124,
    158,
    `
    b #eef4f8 -46 -136 92 60 12
    ?shut b #ffffff -50 -142 100 60 18
    ?shut l #c7d5de 4 M-30-112H30
    s #f7fbfd M-56-66H56Q54-26 24-18L30 0H-30L-24-18Q-54-26-56-66Z
    b #ffffff -60 -76 120 18 9
    ?open c #7cc4e6 0 -68 46 7
    ?open l #ffffff 11 M-44-80Q-52-140 0-142Q52-140 44-80
    ?foam o #ffffff -26 -80 20 16
    ?foam o #eefaff 4 -88 24 20
    ?foam o #ffffff 30 -80 18 14
    ?geyser s #e4f8ff M-22-68Q-34-190-10-240Q20-250 20-190Q34-130 22-68Z
    ?geyser o #ffffff -22 -232 28 22
    ?geyser o #ffffff 20 -244 32 26
    ?geyser o #f2fcff 4 -268 26 20`,
    150,
  ),
  armchair: drawing(
    176,
    160,
    `
    b #c2473f -70 -156 140 130 34
    b #d85a4e -52 -132 104 90 24
    b #a93a38 -88 -86 44 82 20
    b #a93a38 44 -86 44 82 20
    b #e26c5c -52 -56 104 34 14
    r #7a2830 -66 -8 16 8 3
    r #7a2830 50 -8 16 8 3`,
  ),
  seat: drawing(
    176,
    70,
    `
    b #e26c5c -54 -48 108 44 14
    b #c2473f -92 -80 46 78 20
    b #c2473f 46 -80 46 78 20`,
  ),
  lamp: drawing(
    84,
    196,
    `
    ?on c #fff2a855 0 -150 74 66
    l #6d4a3a 8 M0-8V-130
    o #6d4a3a 0 -6 34 8
    ?on s #ffd766 M-24-186H24L44-120H-44Z
    ?off s #8a7a5e M-24-186H24L44-120H-44Z
    ?wig o #f5f3fb 0 -204 26 20
    ?wig s #f5f3fb M-52-150Q-48-200 0-200Q48-200 52-150Q28-176 0-176Q-28-176-52-150Z`,
    50,
  ),
  plant: drawing(
    84,
    120,
    `
    ?!limp s #4fae54 M0-40Q-50-60-38-108Q-6-96 0-40ZM0-40Q50-60 38-108Q6-96 0-40ZM0-40Q-18-90 0-122Q18-90 0-40Z
    ?limp s #9aa04a M0-40Q-30-72-46-30Q-30-20 0-40ZM0-40Q30-72 46-26Q30-16 0-40Z
    s #d9743f M-30-42H30L22 0H-22Z
    b #e88a52 -34 -48 68 14 5`,
  ),
  bed: drawing(
    190,
    176,
    `
    b #8a5a3c -92 -176 184 160 26
    b #a8714c -76 -160 152 120 18
    o #fdf9ef 0 -92 62 30`,
  ),
  quilt: drawing(
    200,
    96,
    `
    b #3f7fd6 -94 -84 188 84 22
    r #fdf9ef -92 -86 184 22 10
    o #ffd34d -46 -36 12
    o #ffd34d 6 -24 12
    o #ffd34d 54 -40 12`,
  ),
  stand: drawing(
    80,
    70,
    `
    b #8a5a3c -36 -66 72 66 6
    b #a8714c -28 -54 56 20 4
    o #ffd34d 0 -44 4`,
  ),
}
