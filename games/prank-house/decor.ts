import { drawing, type Drawing } from './drawing.ts'
import { paintDrawing } from './paint.ts'
import type { Room } from './scene.ts'

/** Height of the drawings' foot in the picture. */
const HANGS_AT = 430

/** What hangs on the walls: it belongs to the room and takes part in no joke. */
const ornaments: Readonly<Partial<Record<Room, Drawing>>> = {
  hall: drawing(
    400,
    400,
    `
    b #b5713a -150 -356 90 66 5
    r #fdf3dc -142 -348 74 50 2
    s #ff7f9c M-132-306Q-126-340-104-330Q-80-340-78-306Z`,
  ),
  bath: drawing(
    400,
    400,
    `
    b #ffffff 40 -348 92 104 46
    c #d7f3ff 86 -296 38
    f #ffffffaa M60-306Q66-328 84-332L58-288Z`,
  ),
  living: drawing(
    400,
    400,
    `
    b #f7efdc -60 -356 128 118 8
    r #9fdcf5 -50 -346 108 98 4
    c #fff2b0 30 -322 13
    f #7cc25a M-50-270Q-20-300 10-272Q36-290 58-268V-248H-50Z
    r #f7efdc 0 -346 7 98 0
    r #f7efdc -50 -300 108 6 0
    s #e8736a M-76-366H-34Q-40-300-76-256ZM84-366H42Q48-300 84-256Z
    b #8a5a3c -88 -372 184 10 5`,
  ),
  night: drawing(
    400,
    400,
    `
    b #3d3f80 54 -362 104 104 52
    c #1f2458 106 -310 44
    c #ffe9a8 106 -312 24
    c #1f2458 116 -318 20
    c #ffffff 78 -330 2
    c #ffffff 130 -286 2
    c #ffffff 84 -288 1.5`,
  ),
  museum: drawing(
    400,
    400,
    `
    b #d9a441 70 -356 92 76 5
    r #f6efe0 78 -348 76 60 2
    f #e8503f M86-296L106-340L124-296Z
    c #4d8fe0 132 -312 13
    r #ffcb3d 100 -310 26 10 0
    l #c23a44 7 M40-72Q90-40 140-72`,
  ),
  kitchen: drawing(
    400,
    400,
    `
    b #b5713a -66 -322 124 10 3
    b #ff8f6b -56 -354 24 32 4
    b #fdf3dc -56 -362 24 9 3
    b #8fd06a -24 -348 24 26 4
    b #fdf3dc -24 -356 24 9 3
    b #7fb6e8 8 -360 26 38 4
    b #fdf3dc 8 -368 26 9 3
    l #b5713a 5 M-56-312V-302M48-312V-302`,
  ),
  beach: drawing(
    400,
    400,
    `
    c #fff2b066 -130 -346 42
    c #fff2b0 -130 -346 28
    s #ffffff M-14-196L-14-240L18-196Z
    s #ffe1a8 M-18-196L-18-230L-38-196Z
    s #b5403a M-46-192H26L14-178H-34Z`,
  ),
  school: drawing(
    400,
    400,
    `
    o #8a5a3c 110 -346 30
    c #fffdf4 110 -346 24
    l #2a1420 4 M110-346V-362M110-346L121-340`,
  ),
  circus: drawing(
    400,
    400,
    `
    l #fdf3dc 4 M-200-384Q-100-340 0-378Q100-340 200-384
    s #ffcb3d M-176-374L-146-366L-164-340Z
    s #57b6f5 M-116-362L-84-362L-100-334Z
    s #8fd06a M-54-368L-24-374L-36-344Z
    s #ffcb3d M26-374L56-366L38-342Z
    s #57b6f5 M86-362L118-362L102-334Z
    s #8fd06a M148-366L178-374L166-344Z`,
  ),
  camp: drawing(
    400,
    400,
    `
    c #f4ecc433 -6 -344 38
    c #f4ecc4 -6 -344 27
    c #ddd2a0 -14 -352 6
    c #ddd2a0 4 -336 7`,
  ),
  farm: drawing(
    400,
    400,
    `
    c #ffe9a833 -96 -312 44
    c #ffe9a8 -96 -312 30
    c #f3d07d -104 -320 6
    c #f3d07d -86 -302 8`,
  ),
}

/** Hangs the room's ornament where the picture leaves its wall free. */
export function decorate(pen: CanvasRenderingContext2D, room: Room) {
  const ornament = ornaments[room]
  if (!ornament) return
  pen.save()
  pen.globalAlpha = 0.92
  pen.translate(200, HANGS_AT)
  paintDrawing(pen, ornament, 'calm')
  pen.restore()
}
