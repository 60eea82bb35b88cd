import { drawing, type Drawing } from './drawing.ts'

/** Usable things in the house. */
export const houseProps: Readonly<Record<string, Drawing>> = {
  bucket: drawing(
    76,
    92,
    `
    ?!hat l #cfdbe3 5 M-32-54Q0-108 32-54
    ?hat l #cfdbe3 5 M-32-14Q0 30 32-14
    ?!hat s #ffb52e M-34-54H34L26-4Q0 4-26-4Z
    ?hat s #ffb52e M-26-60H26L36-8Q0 4-36-8Z
    ?!hat r #e08f12 -31 -34 62 9 4
    ?hat r #e08f12 -31 -36 62 9 4
    ?empty c #9c6107 0 -54 33 8
    ?full|ready c #55c7ff 0 -54 33 8
    ?full|ready c #bfefff -8 -55 14 3`,
  ),
  shampoo: drawing(
    44,
    78,
    `
    ?!flat b #ff7fb0 -20 -54 40 54 12
    ?flat s #ff7fb0 M-20-8Q-8-50 4-50L20-6Q0 0-20-8Z
    ?!flat b #ffffff -9 -70 18 18 4
    ?!flat o #ffffffcc 0 -26 11
    ?!flat o #7fdcff 4 -30 6
    ?flat b #ffffff 0 -60 14 14 4`,
  ),
  duck: drawing(
    66,
    62,
    `
    s #ffcf2e M-30-24Q-30 0 2 0Q34-2 32-32Q16-22 4-26Z
    o #ffd94a -8 -42 19
    s #ff8c2e M-24-42L-40-36L-24-32Z
    e -10 -44 18`,
  ),
  feather: drawing(
    66,
    26,
    `
    s #52d6b0 M-32-4Q-16-30 30-22Q24-2-18-2Z
    l #eafff7 3 M-32-2Q0-14 26-20`,
  ),
  spray: drawing(
    40,
    92,
    `
    b #5aa8f0 -18 -62 36 62 8
    b #ffffff -18 -44 36 22 2
    o #ff5d73 0 -33 8
    s #e6eef3 M-12-62L-8-84H8L12-62Z
    ?mixed o #fffdf4 0 -88 11`,
  ),
  spring: drawing(
    64,
    96,
    `
    ?long l #e8503f 8 M-22-4Q24-8 22-18Q-26-22-22-32Q24-36 22-46Q-22-50-20-60
    ?long o #7ccf4f 0 -76 25 20
    ?long e 0 -76 22
    ?flat l #e8503f 8 M-24-4H24M-24-12H24
    ?flat o #7ccf4f 0 -30 27 17
    ?flat e 0 -30 22`,
  ),
  box: drawing(
    96,
    84,
    `
    ?boo l #e8503f 9 M-16-58Q24-72 18-88Q-24-98-18-114Q22-124 14-142Q-16-152-10-166
    ?boo o #7ccf4f 0 -184 32 26
    ?boo e 0 -186 30
    ?boo l #ff4d5e 5 M0-166Q4-150 12-148
    b #7d6bf0 -44 -62 88 62 8
    r #ffd34d -9 -60 18 60 0
    ?open f #43359c M-42-60H42L34-50H-34Z
    ?open s #9484ff M-44-62L-66-84L-52-90L-30-66Z
    ?shut|tied b #9484ff -48 -74 96 22 7
    ?shut|tied r #ffd34d -9 -73 18 20 0
    ?tied s #ff5d73 M0-74Q-40-110-38-78Q-30-66 0-74ZM0-74Q40-110 38-78Q30-66 0-74Z
    ?tied o #e0344f 0 -76 8`,
    130,
  ),
  ribbon: drawing(
    74,
    44,
    `
    s #ff5d73 M0-20Q-40-54-36-20Q-30-8 0-20ZM0-20Q40-54 36-20Q30-8 0-20Z
    s #ff5d73 M-4-20L-18 0L-4-4L0-16L6-4L20 0L4-20Z
    o #e0344f 0 -22 8`,
  ),
  pump: drawing(
    64,
    112,
    `
    l #5a6676 7 M14-12Q50-16 46-4
    b #e8503f -12 -70 24 66 6
    l #8e9aa8 7 M0-70V-100
    b #3c4657 -28 -112 56 14 7
    b #5a6676 -26 -8 52 8 4`,
  ),
  cushion: drawing(
    96,
    60,
    `
    ?flat s #ff86bb M-40-2Q-46-14 0-14Q46-14 40-2Q0 2-40-2Z
    ?big o #ff86bb 0 -26 44 27
    ?big o #ffb4d6 -14 -38 12 7
    s #e8609c M36-12L58-20V-2Z
    ?big e 0 -26 24`,
  ),
  tea: drawing(
    74,
    66,
    `
    l #f7f3e8 6 M22-34Q44-36 40-20Q34-10 18-12
    s #ffffff M-28-42H28Q28 0 0-2Q-28 0-28-42Z
    c #b5713a 0 -41 24 5
    o #f0ede4 0 -2 38 6
    l #ffffffaa 4 M-8-50Q-14-58-8-66M8-50Q2-58 8-66`,
  ),
  clock: drawing(
    72,
    84,
    `
    l #c23a2d 7 M-18-8L-26 0M18-8L26 0
    o #ffcb3d -20 -64 14
    o #ffcb3d 20 -64 14
    o #ff5d4d 0 -36 32
    c #fffdf4 0 -36 24
    l #2a1420 4 M0-36V-52M0-36L11-30
    ?wound l #ffcb3d 5 M-40-56L-48-62M40-56L48-62M0-74V-84`,
  ),
  sheet: drawing(
    96,
    46,
    `
    s #f4f7ff M-46-2Q-50-38-20-36Q-4-48 16-36Q48-38 46-4Q20 2 0-4Q-20 4-46-2Z
    l #cdd6ee 4 M-24-26Q-14-16-18-6M16-28Q26-18 20-8`,
  ),
  bone: drawing(
    66,
    30,
    `
    l #fff6e0 12 M-18-14H18
    o #fff6e0 -24 -21 9
    o #fff6e0 -24 -8 9
    o #fff6e0 24 -21 9
    o #fff6e0 24 -8 9`,
  ),
  muffs: drawing(
    116,
    72,
    `
    l #3b9be0 7 M-32-24Q-30-66 0-66Q30-66 32-24
    o #57b6f5 -33 -22 12 17
    o #57b6f5 33 -22 12 17`,
  ),
  pot: drawing(
    100,
    84,
    `
    ?full l #ffcb3d 5 M-34-76L-44-86M34-76L44-86M0-80V-92
    b #9fb0bf -42 -58 84 58 16
    b #7c8ea0 -58 -46 20 12 5
    b #7c8ea0 38 -46 20 12 5
    ?!full c #5a6b7b 0 -56 38 8
    ?full b #b7c6d3 -46 -70 92 18 8
    ?full o #e8503f 0 -76 8`,
  ),
}
