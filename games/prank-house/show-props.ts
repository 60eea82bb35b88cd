import { drawing, type Drawing } from './drawing.ts'

/** What is needed in the kitchen, in school, in the ring and for the last trick of all. */
export const showProps: Readonly<Record<string, Drawing>> = {
  stove: drawing(
    190,
    118,
    `
    b #eef4f8 -92 -112 184 112 10
    b #c9d8e2 -94 -118 188 16 5
    b #33475c -74 -70 96 56 8
    ?on r #ff9d2e -66 -62 80 40 5
    ?on r #ffd766 -58 -40 64 16 4
    ?off r #4a6079 -66 -62 80 40 5
    o #33475c 44 -84 9
    o #33475c 70 -84 9
    ?on l #ff5d4d 4 M44-84V-92M70-84V-92
    ?off l #ffffff 4 M44-84H36M70-84H62`,
  ),
  pan: drawing(
    124,
    44,
    `
    l #3c4657 10 M-26-12L-62-24
    s #3c4657 M-32-20H50L42-2Q8 4-24-2Z
    c #5a6676 9 -20 41 8
    ?raw c #fff0b8 9 -21 36 7
    ?done|armed o #e8a94e 9 -23 36 7
    ?done|armed c #f7d489 4 -25 20 3
    ?armed l #c98850 8 M-2-2L-54-10`,
  ),
  batter: drawing(
    96,
    74,
    `
    l #9fb0bf 5 M14-44L36-72
    s #ff8f6b M-44-46H44Q40-4 0-2Q-40-4-44-46Z
    c #fff0b8 0 -46 42 10
    ?lumpy o #ffffff -14 -48 8 6
    ?lumpy o #ffffff 12 -46 7 5
    ?lumpy o #ffffff 26 -50 6 5
    ?smooth l #ffffff 3 M-20-46Q-6-54 8-46
    ?used c #d9694a 0 -46 38 8`,
  ),
  ladle: drawing(
    60,
    66,
    `
    l #c98850 8 M-8-14L22-58
    o #b5793f -14 -12 15 13
    c #8a5a3c -14 -16 10 6`,
  ),
  board: drawing(
    180,
    124,
    `
    b #a46d3f -88 -122 176 116 6
    r #2f5c4c -78 -112 156 92 2
    b #c98850 -84 -14 168 10 3
    ?clean l #ffffffaa 4 M-60-92H-10M-60-74H12M-60-56H-24
    ?drawn l #ffffff 4 M-26-66a26 28 0 1 0 52 0a26 28 0 1 0-52 0M-8-94Q-16-112 0-110Q16-112 8-94
    ?drawn l #ffffff 3.5 M-18-70a7 7 0 1 0 14 0a7 7 0 1 0-14 0M4-70a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-14-52Q0-42 14-52M-4-48V-38H4V-48
    ?drawn l #ff9db8 3 M-36-34Q-48-60-36-84M36-34Q48-60 36-84
    ?wiped f #272d4a M-66-96Q-10-112 60-92Q70-60 54-34Q0-22-58-36Q-72-66-66-96Z
    ?wiped l #47507a 6 M-48-84Q0-96 46-80M-48-58Q0-70 50-56`,
  ),
  apple: drawing(
    52,
    58,
    `
    l #7a4a2b 4 M2-40Q2-52 8-56
    s #6cc94f M6-48Q24-60 26-44Q16-38 6-48Z
    o #e2403f -9 -22 17 21
    o #e2403f 9 -22 17 21
    o #ff8a7a -12 -30 5 6`,
  ),
  chalk: drawing(
    58,
    30,
    `
    b #ffffff -26 -20 38 14 4
    b #ffd0e6 -4 -14 32 13 4`,
  ),
  sponge: drawing(
    66,
    44,
    `
    ?!inky b #ff9db8 -30 -36 60 34 9
    ?!inky c #e0708f -14 -24 4
    ?!inky c #e0708f 8 -18 5
    ?!inky c #e0708f 16 -28 3
    ?inky b #ff9db8 -30 -36 60 34 9
    ?inky b #272d4a -30 -22 60 20 8
    ?inky f #272d4a M-18-4q-8 12 0 14q8-2 0-14Z`,
  ),
  ink: drawing(
    56,
    60,
    `
    s #4a5a9c M-16-40H16L26-24V-6Q26 0 18 0H-18Q-26 0-26-6V-24Z
    r #272d4a -22 -24 44 20 5
    b #fdf3dc -16 -18 32 12 2
    b #3c4657 -13 -54 26 15 4
    c #272d4a 0 -54 9 3`,
  ),
  barbell: drawing(
    150,
    66,
    `
    l #9fb0bf 8 M-40-33H40
    ?iron|open o #33405c -52 -33 26 31
    ?iron|open o #33405c 52 -33 26 31
    ?iron|open c #ffffff33 -60 -44 8
    ?iron|open c #ffffff33 44 -44 8
    ?open c #8a97b3 -40 -33 9 22
    ?open c #16181f -40 -33 6 17
    ?light o #4a5a8c -54 -35 30 31
    ?light o #4a5a8c 54 -35 30 31
    ?light l #ffffff 4 M-70-52Q-76-40-72-28M38-52Q32-40 36-28
    ?light l #ffd34d 4 M-54-4V22M54-4V22`,
  ),
  gas: drawing(
    70,
    150,
    `
    b #4fae9a -28 -116 56 116 20
    b #ffffff -28 -74 56 34 0
    o #ff5d73 0 -62 9 10
    l #ff5d73 2.5 M0-52Q4-48 0-44
    b #8c9aa8 -9 -134 18 22 3
    ?off l #d8433c 8 M-18-136H18
    ?on l #d8433c 8 M-10-148L10-126
    ?on l #e8f6ff 4 M14-124Q26-128 32-120M14-118Q28-116 34-108
    l #3c4657 6 M9-122H24`,
  ),
  ball: drawing(
    56,
    54,
    `
    o #ff5d73 0 -26 26
    f #fff3c4 M-26-32Q0-46 26-32L26-20Q0-32-26-20Z
    o #ffcb3d 0 -48 6 4`,
  ),
  drum: drawing(
    104,
    92,
    `
    b #3f7fd6 -46 -72 92 70 12
    c #fdf6e6 0 -70 46 13
    l #ffcb3d 5 M-44-54L-22-12L0-54L22-12L44-54
    l #b5793f 6 M-16-74L-44-92M16-74L44-92
    o #fdf6e6 -12 -72 6
    o #fdf6e6 12 -72 6`,
  ),
  magnet: drawing(
    120,
    150,
    `
    l #6d4a3a 10 M-48-2V-140H0V-118
    b #6d4a3a -58 -10 104 10 4
    s #7f8ea3 M-34-118Q-34-122 0-122Q34-122 34-118V-44H12V-92H-12V-44H-34Z
    r #dfe7f0 -34 -58 22 16 1
    r #dfe7f0 12 -58 22 16 1
    ?wound|armed|live l #e8823c 6 M-38-84H-8M-38-94H-8M-38-74H-8M8-84H38M8-94H38M8-74H38M-34-108Q0-100 34-108
    ?armed|live b #3c4657 -30 -36 60 26 5
    ?armed|live b #ffcb3d 18 -36 14 26 4
    ?live l #7fdcff 5 M50-104L66-96L56-88L72-80M50-70L62-64L56-56L70-50`,
  ),
  battery: drawing(
    52,
    46,
    `
    b #3c4657 -26 -34 38 30 5
    b #ffcb3d 8 -34 16 30 4
    r #c9d3dd 24 -24 5 10 1
    l #ffffff 4 M-14-19H-4M-9-24V-14`,
  ),
  oil: drawing(
    74,
    70,
    `
    l #8e9aa8 5 M10-44L40-66
    s #5a9e5f M-26 0L-20-40Q0-50 18-40L24 0Z
    b #fdf3dc -16 -28 32 18 3
    f #e2a12e M0-26q-8 11 0 13q8-2 0-13Z
    l #8e9aa8 6 M-20-36Q-40-30-26-10`,
  ),
  machine: drawing(
    100,
    166,
    `
    b #d8433c -48 -162 96 162 10
    b #fdf3dc -36 -150 72 82 6
    ?!empty o #8ad9b8 -20 -130 9
    ?!empty o #ffffff 2 -132 9
    ?!empty o #8ad9b8 22 -128 9
    o #ffffff -18 -106 9
    o #8ad9b8 4 -108 9
    o #ffffff 24 -104 9
    o #ffffff -10 -84 9
    o #8ad9b8 14 -84 9
    r #8f2633 14 -58 20 8 3
    ?paid c #7dff8a -22 -54 7
    ?!paid c #ffcb3d -22 -54 7
    b #33202c -30 -34 60 24 5`,
  ),
  mints: drawing(
    62,
    46,
    `
    s #8ad9b8 M-24-36H24L28-2Q0 2-28-2Z
    s #5fbf98 M-24-36L-18-46H18L24-36Z
    o #ffffff -10 -18 8
    o #ffffff 10 -18 8`,
  ),
  news: drawing(
    84,
    48,
    `
    b #fdf6e6 -40 -42 80 40 3
    r #33405c -34 -38 50 7 0
    r #9fb0bf -34 -26 30 18 0
    l #b9c0cc 3 M4-24H34M4-16H34M4-8H26`,
  ),
}
