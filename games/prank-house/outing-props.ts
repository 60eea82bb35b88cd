import { drawing, type Drawing } from './drawing.ts'

/** What is taken along to the woods, the pond and the shore, and what stands there. */
export const outingProps: Readonly<Record<string, Drawing>> = {
  honey: drawing(
    62,
    70,
    `
    b #ffb52e -27 -56 54 56 13
    f #ffdf8a M-20-46Q-22-20-18-8L-10-8Q-14-24-12-46Z
    b #fdf3dc -16 -40 36 24 4
    c #b5713a 2 -28 7
    ?shut b #b5713a -23 -70 46 16 5
    ?open s #ffcf5a M-24-56Q-34-52-30-26Q-22-18-18-34Q-14-48-4-56Z`,
  ),
  pond: drawing(
    240,
    74,
    `
    c #3f8f4d 0 -34 120 36
    c #3fa3d6 0 -35 110 30
    c #7cccf0 -18 -42 74 14
    l #ffffffaa 3 M-70-28H-40M34-46H70M20-20H50`,
  ),
  rod: drawing(
    150,
    150,
    `
    l #8a5a3c 7 M-64-8Q-6-100 66-140
    ?calm l #ffffffcc 2.5 M66-140V-8
    ?tied l #ffffffcc 2.5 M66-140L174-72
    b #5a6676 -50 -36 16 16 5`,
    110,
  ),
  wave: drawing(
    150,
    50,
    `
    s #3fa3d6 M-72 0Q-84-22-62-34Q-44-20-26-38Q-8-22 10-40Q28-22 46-36Q64-24 72-30Q84-12 72 0Q0 16-72 0Z
    l #ffffffcc 4 M-58-32Q-44-18-26-36Q-8-20 10-38Q28-20 46-34`,
  ),
  hook: drawing(
    50,
    64,
    `
    ?!caught l #ffffff 2.5 M0-64V-50
    o #e8503f 0 -42 11 10
    o #ffffff 0 -48 10 6
    l #9fb0bf 5 M0-32V-16Q0-4-10-6Q-16-10-14-18`,
  ),
  mound: drawing(
    140,
    96,
    `
    ?castle s #e3bd74 M-62 0L-50-46H50L62 0Z
    ?castle b #efcf8e -44 -66 26 30 3
    ?castle b #efcf8e 18 -66 26 30 3
    ?castle b #f3d79c -16 -84 32 44 3
    ?castle r #b98a41 -8 -60 16 24 7
    ?castle l #8a5a3c 3 M0-84V-104
    ?castle s #ff5d73 M0-106L22-98L0-90Z
    ?hole c #e3bd74 0 -16 72 22
    ?hole c #8a5f32 0 -16 56 16
    ?hole c #5f3d1e 4 -12 48 11
    ?hole o #e3bd74 56 -26 20 15
    ?hidden s #ff8fae M-66-28L60-32L70-2L-72 2Z
    ?hidden l #ffffff 6 M-44-28L-48 0M-10-29V0M26-30L32-2
    ?fallen c #e3bd74 0 -14 74 22`,
  ),
  spade: drawing(
    72,
    58,
    `
    l #b5793f 8 M-6-24L28-52
    l #b5793f 7 M20-58L34-44
    s #57b6f5 M-8-30L6-14Q0 4-28 0Q-34-18-8-30Z`,
  ),
  shell: drawing(
    62,
    46,
    `
    s #f7c9a0 M-28-4Q-34-44 0-44Q34-44 28-4Q0 4-28-4Z
    l #d98f6a 4 M0-40V-4M-14-38L-10-4M14-38L10-4`,
  ),
  ice: drawing(
    46,
    82,
    `
    s #e0a050 M-16-44H16L0 0Z
    l #b97a34 2.5 M-10-32L4-14M10-32L-4-14
    o #ffb9d0 -9 -54 15 14
    o #fff3c4 10 -54 14 13
    o #8ad9b8 0 -70 15 13`,
  ),
  towel: drawing(
    96,
    40,
    `
    b #ff8fae -44 -32 88 30 8
    l #ffffff 5 M-26-32V-2M0-32V-2M26-32V-2
    o #e8709a 40 -17 10 15`,
  ),
  parasol: drawing(
    170,
    200,
    `
    l #f4efe6 7 M0-2V-190
    s #ff6b55 M-84-130Q-70-196 0-198Q70-196 84-130Q62-146 42-130Q20-146 0-130Q-20-146-42-130Q-62-146-84-130Z
    s #fff3e0 M-42-130Q-34-186 0-198Q-16-170-14-138ZM42-130Q34-186 0-198Q16-170 14-138Z`,
  ),
  palm: drawing(
    150,
    210,
    `
    s #a87444 M-12 0Q-2-90 14-150L28-146Q16-84 14 0Z
    l #a87444 8 M10-66Q40-66 72-78
    s #3f9e4e M20-152Q-30-200-72-160Q-30-166 20-152ZM20-152Q40-212 86-186Q50-180 20-152ZM20-152Q-20-150-50-108Q-10-136 20-152ZM20-152Q74-160 82-112Q56-140 20-152Z
    o #7a4a2b 12 -142 10
    o #7a4a2b 32 -140 10`,
    40,
  ),
  chest: drawing(
    120,
    92,
    `
    ?open b #6d4324 -54 -104 108 40 14
    ?open r #3a2433 -50 -70 100 18 2
    ?octopus o #b277dd 0 -68 30 18
    ?octopus c #ffffff -10 -72 6
    ?octopus c #ffffff 10 -72 6
    ?octopus c #2a1420 -9 -71 3
    ?octopus c #2a1420 11 -71 3
    b #8a5a32 -56 -56 112 56 6
    ?octopus ?shut l #9a5fc7 9 M-28-50Q-52-46-46-26M22-50Q34-40 26-28
    ?shut b #a46d3f -58 -88 116 40 16
    r #ffcb3d -44 -56 10 56 0
    r #ffcb3d 34 -56 10 56 0
    ?shut r #ffcb3d -44 -86 10 38 0
    ?shut r #ffcb3d 34 -86 10 38 0
    b #ffcb3d -11 -58 22 24 5
    c #5a3b2b 0 -46 4`,
  ),
  key: drawing(
    52,
    40,
    `
    l #ffcb3d 7 M-4-20H20V-10M12-20V-12
    l #ffcb3d 6 M-22-20a9 9 0 1 0 18 0a9 9 0 1 0-18 0`,
  ),
  tent: drawing(
    190,
    170,
    `
    l #8a5a3c 6 M0-160V-176
    s #e8933c M-92 0L0-164L92 0Z
    ?!ghost s #c9722a M-34 0L0-120L34 0Z
    ?ghost f #fff2b0 M-84-4L0-154L84-4Z
    ?ghost f #33241c M-30-4Q-42-52 0-56Q42-52 30-4ZM-28-70Q-28-94 0-94Q28-94 28-70Q28-48 0-48Q-28-48-28-70ZM-20-88Q-34-128-14-132Q2-124-4-92ZM20-88Q34-128 14-132Q-2-124 4-92Z
    ?ghost c #fff2b0 -10 -76 5
    ?ghost c #fff2b0 10 -76 5
    ?ghost f #fff2b0 M-14-62H14L8-54L4-61L0-53L-4-61L-8-54Z
    l #fdf3dc 4 M-92 0L0-164L92 0`,
  ),
  fire: drawing(
    92,
    92,
    `
    l #7a4a2b 13 M-34-6L28-20M34-6L-28-20
    ?on c #ffb52e44 0 -40 52
    ?on s #ff7a2e M0-92Q40-50 28-18Q0-4-28-18Q-40-48-12-66Q-14-78 0-92Z
    ?on s #ffcb3d M0-62Q22-36 14-18Q0-10-14-18Q-20-38 0-62Z
    ?off f #d5dbe3aa M-6-26Q-22-44-6-58Q8-70-4-86Q18-72 8-54Q-6-42 8-26Z`,
  ),
  brook: drawing(
    150,
    42,
    `
    c #2d6f9a 0 -20 74 19
    c #5fb3e0 -4 -22 60 13
    l #ffffffaa 3 M-40-20H-16M8-26H40`,
  ),
  branch: drawing(
    130,
    40,
    `
    l #6d4a3a 13 M64-8Q20-20-52-16
    o #3f8f5a -40 -26 18 11
    o #3f8f5a 48 -28 22 13`,
  ),
}
