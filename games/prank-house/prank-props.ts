import { drawing, type Drawing } from './drawing.ts'

/** What the pranks need that move, blow, roll and tip over. */
export const prankProps: Readonly<Record<string, Drawing>> = {
  banana: drawing(
    70,
    50,
    `
    ?whole s #ffd93b M-32-34Q-22-2 12-4Q32-8 32-22Q8-14-8-24Q-20-32-24-40Z
    ?whole l #8a6a1e 5 M-28-36L-34-44
    ?bare s #fff3c4 M-10-4Q-22-30-6-48Q10-52 12-30Q14-12 6-4Z
    ?bare|peel s #ffd93b M-4-6Q-30-4-34-22Q-14-22 0-10Q14-24 34-22Q30-4 4-6Z
    ?bare|peel s #f0bf22 M-8-6Q-4-26 8-30Q14-14 8-4Z`,
  ),
  fan: drawing(
    90,
    120,
    `
    l #7f8ea3 9 M0-46V-8
    o #5f6e84 0 -6 32 8
    c #dfeaf5 0 -74 42
    ?off s #5aa8f0 M0-74Q-10-112 8-110Q20-96 0-74ZM0-74Q36-66 28-52Q10-50 0-74ZM0-74Q-32-52-34-68Q-22-82 0-74Z
    ?on c #5aa8f0aa 0 -74 34
    ?on l #ffffff 3 M-26-86Q0-104 26-86M-26-62Q0-44 26-62
    l #8e9cb0 4 M-42-74a42 42 0 1 0 84 0a42 42 0 1 0-84 0
    o #ff5d73 0 -74 8`,
  ),
  flour: drawing(
    64,
    76,
    `
    s #f2e3c6 M-28-60H28L32-4Q0 4-32-4Z
    r #d8433c -22 -42 44 20 4
    l #ffffff 4 M-12-32H12
    ?shut s #e2cfa6 M-28-60L-20-74H20L28-60Z
    ?open o #fffdf4 0 -62 26 9
    ?open o #fffdf4 -10 -72 8
    ?open o #fffdf4 12 -76 6`,
  ),
  plug: drawing(
    56,
    40,
    `
    l #3c4657 6 M28-14Q6-2-4-16
    b #3c4657 -22 -30 22 24 6
    l #c9d3dd 4 M-22-24H-32M-22-12H-32`,
  ),
  seesaw: drawing(
    210,
    84,
    `
    s #8a5a3c M-26 0L0-40L26 0Z
    ?!tipped l #e8503f 12 M-96-22L96-62
    ?tipped l #e8503f 12 M-96-62L96-22
    ?pie|both o #fffdf4 -84 -36 20 9
    ?pie|both o #ffd9e6 -84 -44 13 8
    ?cabbage|both o #5fae45 82 -80 22 18
    ?cabbage|both o #8ed060 78 -84 14 11`,
  ),
  cream: drawing(
    66,
    44,
    `
    o #c9a06a 0 -12 32 11
    o #fffdf4 0 -22 28 13
    o #ffffff 0 -34 16 10
    o #ff4d5e 0 -44 6`,
  ),
  snowball: drawing(
    120,
    120,
    `
    ?small o #f6fbff 0 -22 24 22
    ?small o #ffffff -8 -28 8
    ?big o #f6fbff 0 -56 58 56
    ?big o #ffffff -20 -76 18
    ?big l #cfe1f2 4 M10-24Q34-30 38-54M-34-30Q-24-18-8-14
    ?gone o #f6fbff 0 -10 8`,
  ),
  soup: drawing(
    96,
    50,
    `
    s #7fb6e8 M-44-36H44Q38-4 0-4Q-38-4-44-36Z
    ?mild c #ffb52e 0 -36 43 9
    ?hot c #e8503f 0 -36 43 9
    ?hot c #2a1420 -14 -37 3
    ?hot c #2a1420 8 -39 3
    ?hot c #2a1420 20 -34 3
    l #ffffffaa 4 M-12-48Q-18-56-12-64M8-48Q2-56 8-64`,
  ),
}
