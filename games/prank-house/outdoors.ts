import { drawing, type Drawing } from './drawing.ts'

/** Plants and things outdoors. */
export const outdoors: Readonly<Record<string, Drawing>> = {
  valve: drawing(
    70,
    92,
    `
    b #8c9aa8 -12 -60 24 60 5
    l #8c9aa8 14 M0-30H30V-6
    l #d8433c 9 M-26-66H26M0-84V-48
    o #ff5d4d 0 -66 12
    ?on l #ffcb3d 4 M-36-84L-44-92M36-84L44-92`,
  ),
  hose: drawing(
    200,
    70,
    `
    l #2f8f4e 14 M-84-20Q-60 14-20-14Q0-30 8-14
    ?kink l #2f8f4e 14 M8-14L20-44L32-14
    ?!kink l #2f8f4e 14 M8-14Q16 0 32-14
    l #2f8f4e 14 M32-14Q54-34 74-28
    l #5cc47c 4 M-82-24Q-60 8-22-18
    b #ffcb3d 68 -40 30 20 6
    ?wet f #6fd3ffcc M98-36Q140-60 172-10L152-4Q134-40 98-26Z
    ?kink o #2f8f4e -30 -14 16 14`,
    90,
  ),
  flower: drawing(
    70,
    104,
    `
    ?!limp l #3f9e4e 7 M0-4V-60
    ?limp l #7f9e4e 7 M0-4Q4-70 26-42
    s #4fae54 M0-16Q-30-20-34-40Q-6-40 0-16Z
    ?!limp o #ff5d9e -20 -76 14
    ?!limp o #ff5d9e 20 -76 14
    ?!limp o #ff5d9e 0 -96 14
    ?!limp o #ff5d9e -13 -56 13
    ?!limp o #ff5d9e 13 -56 13
    ?!limp o #ffd34d 0 -76 17
    ?!limp e 0 -76 17
    ?limp o #c98aa0 26 -34 17
    ?limp l #2a1420 2.5 M18-36L24-32M28-32L34-36M22-26Q26-30 30-26`,
  ),
  fir: drawing(
    110,
    196,
    `
    b #7a5236 -10 -26 20 26 3
    s #2f8463 M-52-24L0-110L52-24Q0-10-52-24Z
    s #379670 M-42-80L0-152L42-80Q0-66-42-80Z
    s #41a87e M-30-130L0-192L30-130Q0-118-30-130Z
    ?snowy f #f6fbff M-30-60L0-110L30-60Q16-48 6-62Q-6-46-14-60Q-22-48-30-60ZM-24-112L0-152L24-112Q12-100 2-112Q-10-100-24-112ZM-14-164L0-192L14-164Q4-156 0-164Q-8-154-14-164Z`,
  ),
  carrot: drawing(
    60,
    30,
    `
    s #ff8c2e M-30-12Q-10-24 14-22Q22-14 14-4Q-10-4-30-12Z
    l #4fae54 5 M14-14L28-22M14-14L30-12M14-14L26-4`,
  ),
  hat: drawing(
    92,
    62,
    `
    s #3a3f5c M-26-10V-56Q0-64 26-56V-10Z
    s #3a3f5c M-46-8Q0-22 46-8Q0 6-46-8Z
    f #e2503f M-26-24Q0-32 26-24V-12Q0-20-26-12Z`,
  ),
  cabbage: drawing(
    64,
    54,
    `
    o #5fae45 0 -26 30 26
    o #8ed060 -4 -28 22 20
    l #d6f2b0 4 M-4-10V-40M-4-24L-18-34M-4-20L12-34`,
  ),
  barn: drawing(
    150,
    190,
    `
    b #b5403a -70 -120 140 120 4
    s #7d2b30 M-84-112L0-186L84-112L72-100H-72Z
    ?!open b #e9d3b5 -30 -72 60 72 3
    ?!open l #b5403a 5 M-28-70L28-4M28-70L-28-4
    ?open r #ffe28a -30 -72 60 72 3
    b #ffe28a -18 -142 36 26 4
    l #7d2b30 4 M0-142V-116`,
  ),
  saucer: drawing(
    140,
    56,
    `
    ?beam f #f7ff9e77 M-40-12L-86 150H86L40-12Z
    o #cfeaff 0 -34 32 26
    ?boo o #86e05a 0 -40 20 18
    ?boo e 0 -40 20
    ?boo l #86e05a 5 M22-44Q44-54 46-70
    o #aab8ca 0 -18 68 18
    o #c9d5e3 0 -24 56 9
    o #ffcb3d -42 -14 6
    o #ff5d73 0 -8 6
    o #ffcb3d 42 -14 6
    ?up o #ff5d73 0 -76 22 26
    ?up l #ffffff 2 M0-50V-32`,
    170,
  ),
  torch: drawing(
    72,
    36,
    `
    ?on f #fff2a899 M-32-34L-96-56V22L-32-2Z
    b #3f6fd6 -10 -26 44 18 6
    s #2c52a6 M-10-28L-32-36V2L-10-6Z
    o #ffe28a -32 -17 6 17`,
    70,
  ),
  balloon: drawing(
    70,
    130,
    `
    l #ffffffaa 2.5 M0-46Q10-24 0 0
    s #ff5d73 M-6-44H6L0-54Z
    o #ff5d73 0 -88 32 38
    o #ffc2cc -12 -104 8 11`,
  ),
  peanut: drawing(
    64,
    34,
    `
    o #e3b56a -14 -16 17 15
    o #e3b56a 14 -16 17 15
    l #b98a41 3 M-20-22L-12-10M10-22L18-10M-6-18H4`,
  ),
  bush: drawing(
    130,
    106,
    `
    o #3f9e4e -34 -36 36 36
    o #3f9e4e 36 -34 34 34
    o #54b85f 0 -58 44 44
    o #ff8fae -30 -48 6
    o #ff8fae 20 -70 6
    o #ff8fae 44 -34 6`,
  ),
  puddle: drawing(
    160,
    36,
    `
    c #6b431e 0 -16 78 16
    c #8a5a2c -6 -18 62 10`,
  ),
}
