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
