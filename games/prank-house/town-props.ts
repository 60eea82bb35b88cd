import { drawing, type Drawing } from './drawing.ts'

/** What is found in the street, in the museum, in the laundry and at the party. */
export const townProps: Readonly<Record<string, Drawing>> = {
  pepper: drawing(
    44,
    78,
    `
    b #f4efe6 -18 -48 36 48 9
    s #9fb0bf M-18-46Q-18-74 0-74Q18-74 18-46Z
    c #2a1420 -6 -62 2
    c #2a1420 6 -62 2
    c #2a1420 0 -68 2
    ?loose c #2a1420 -14 -80 3
    ?loose c #2a1420 12 -82 3
    o #3a2b2b 0 -24 8`,
  ),
  coin: drawing(
    48,
    40,
    `
    ?kept o #ffcb3d 0 -8 20 8
    ?!kept o #ffcb3d 0 -20 19
    ?!kept l #c98d12 4 M0-31V-9M-7-14Q0-6 7-14Q8-20 0-20Q-8-20-7-26Q0-34 7-26
    ?tied l #ffffffcc 2.5 M-18-18Q-50-4-80 4`,
    70,
  ),
  reel: drawing(
    60,
    58,
    `
    b #b5793f -26 -54 52 12 5
    b #e8503f -20 -44 40 32 4
    l #ff9d8f 3 M-20-36H20M-20-28H20M-20-20H20
    b #b5793f -26 -14 52 12 5`,
  ),
  bread: drawing(
    66,
    40,
    `
    o #d99a4e 0 -18 32 18
    l #f6dcae 5 M-16-26L-10-14M-2-28L4-14M12-26L18-14`,
  ),
  portrait: drawing(
    150,
    176,
    `
    b #d9a441 -74 -176 148 176 8
    b #f0c766 -66 -168 132 160 6
    r #37606b -54 -156 108 136 3
    ?!hidden s #6a3d7d M-44-20Q-40-64 0-64Q40-64 44-20Z
    ?!hidden s #3b2430 M-42-30Q-56-142 0-144Q56-142 42-30L26-44V-100H-26V-44Z
    ?!hidden o #f2c9a4 0 -92 32 36
    ?!hidden e 0 -94 30
    ?!hidden s #3b2430 M-32-102Q-26-132 0-130Q26-132 32-102Q0-120-32-102Z
    ?drawn f #16181f M0-80Q-16-92-34-80Q-40-86-36-92Q-44-88-38-74Q-18-66 0-74Q18-66 38-74Q44-88 36-92Q40-86 34-80Q16-92 0-80Z
    ?drawn l #16181f 4 M-2-62L0-48L2-62
    ?drawn l #16181f 3 M-24-100a12 12 0 1 0 22 0a12 12 0 1 0-22 0M4-100a12 12 0 1 0 22 0a12 12 0 1 0-22 0
    ?hidden s #c23a44 M-60-162H60V-14Q44-4 30-14Q14-4 0-14Q-14-4-30-14Q-44-4-60-14Z
    ?hidden l #8f2633 5 M-30-158V-20M0-158V-20M30-158V-20`,
  ),
  stool: drawing(
    76,
    56,
    `
    l #8a5a3c 8 M-22-40L-28-2M22-40L28-2M0-40V-6
    o #c98850 0 -44 36 10`,
  ),
  marker: drawing(
    78,
    26,
    `
    b #2c3350 -22 -20 54 18 6
    s #16181f M-22-19L-38-11L-22-3Z
    r #ff5d73 18 -20 8 18 1`,
  ),
  line: drawing(480, 30, `l #f4efe6 3 M-235-20Q0 10 165-24`),
  suit: drawing(
    96,
    104,
    `
    s #fdfaf2 M-20-100L0-92L20-100L48-82L40-56L30-62V-4H-30V-62L-40-56L-48-82Z
    f #dfe6ee M-20-100L0-56L20-100L0-90Z
    o #b9c4d0 0 -40 3
    o #b9c4d0 0 -24 3
    r #ff9d5c -24 -106 7 16 2
    r #ff9d5c 17 -106 7 16 2`,
  ),
  washer: drawing(
    124,
    150,
    `
    b #eef4f8 -60 -146 120 146 12
    r #c9d8e2 -50 -136 100 18 5
    o #ff5d73 -38 -127 6
    o #4ecdc4 36 -127 6
    o #b7c8d4 0 -62 44
    c #33475c 0 -62 34
    ?shut c #8fd3f0 0 -62 33
    ?shut f #ffffff66 M-22-76Q-12-94 8-92Q-10-80-16-62Z
    ?suit f #fdfaf2 M-26-50Q-16-80 4-60Q22-76 28-48Q0-30-26-50Z
    ?full c #ff9fc8 0 -62 33
    ?full f #fff0f7 M-22-76Q-12-94 8-92Q-10-80-16-62Z
    ?full o #ffffff -34 -24 12
    ?full o #ffffff 30 -20 14
    ?open l #b7c8d4 10 M-46-62Q-70-98-76-62Q-70-26-46-62`,
  ),
  sock: drawing(
    52,
    54,
    `
    s #e0342f M-12-52H10L12-26L28-14Q30 0 16 0L-12-4Z
    r #ffffff -14 -54 26 10 3
    r #ffffff -12 -36 23 6 0`,
  ),
  table: drawing(
    250,
    76,
    `
    l #8a5a3c 14 M-90-50V-4M90-50V-4
    s #fdf6ee M-122-74H122L112-34Q92-22 76-34Q56-22 38-34Q18-22 0-34Q-18-22-38-34Q-56-22-76-34Q-92-22-112-34Z
    r #ffb9c6 -122 -76 244 10 5`,
  ),
  cake: drawing(
    124,
    110,
    `
    ?candle|lit b #7fd4ff -5 -128 10 34 3
    ?lit s #ffb52e M0-156Q14-136 0-128Q-14-136 0-156Z
    ?!splat b #b5713a -56 -48 112 48 10
    ?!splat b #ffd9e6 -42 -94 84 52 10
    ?!splat s #ffffff M-58-46Q-58-60-40-58H40Q58-60 58-46Q50-28 40-42Q28-26 16-42Q4-26-8-42Q-20-26-32-42Q-46-26-58-46Z
    ?!splat s #ff86bb M-44-90Q-44-104-30-102H30Q44-104 44-90Q36-74 24-86Q12-72 0-86Q-12-72-24-86Q-36-74-44-90Z
    ?!splat o #ff4d5e -26 -106 8
    ?!splat o #ff4d5e 26 -106 8
    ?splat s #fffdf4 M-330-1200H330V-330Q300-250 270-320Q250-350 226-310Q200-180 168-300Q140-350 110-310Q80-260 56-318Q20-350-10-316Q-40-150-76-306Q-110-350-140-310Q-170-250-200-316Q-250-350-270-300Q-300-260-330-330Z
    ?splat s #fffdf4 M-330 900V-90Q-270-120-250-70Q-200-90-190-40Q-140-60-120-24Q-60-44-30-14Q40-40 80-16Q120-70 170-34Q200-90 250-62Q290-130 330-84V900H-330Z
    ?splat o #fffdf4 -120 -190 34 26
    ?splat o #ffd9e6 140 -150 26 20
    ?splat o #ff4d5e -120 -216 11
    ?splat o #ff4d5e 96 -300 12
    ?splat o #ff4d5e -230 -60 12`,
    50,
  ),
  candle: drawing(
    44,
    60,
    `
    b #7fd4ff -9 -46 18 46 5
    l #ffffff 4 M-8-14L8-24M-8-28L8-38
    l #5a3b2b 3 M0-46V-56`,
  ),
  match: drawing(
    60,
    48,
    `
    b #e8503f -26 -30 44 28 4
    r #fdf6e6 -20 -24 32 14 2
    l #e3b56a 5 M6-30L22-44
    o #c23a2d 24 -46 5`,
  ),
  fizz: drawing(
    48,
    104,
    `
    s #2f9e6b M-18-4V-52Q-18-66-8-74V-92H8V-74Q18-66 18-52V-4Q0 2-18-4Z
    b #fdf6e6 -18 -46 36 26 2
    o #ff9d2e 0 -33 8
    ?!empty b #c98850 -9 -104 18 18 5
    ?ready|under o #eafff7 -8 -60 4
    ?ready|under o #eafff7 6 -70 4
    ?ready|under o #eafff7 2 -52 3`,
  ),
}
