/** A package of the distribution's index that may be a game to stream. */
export interface Candidate {
  readonly package: string
  readonly version: string
  readonly kilobytes: number
  readonly summary: string
  readonly verdict: 'try' | 'needs a graphics card' | 'no'
  readonly why: string
}

/** Name parts of packages that accompany a game. */
const PARTS =
  /-(data|common|server|dev|dbg|doc|docs|editor|music|levels|maps|sounds?|textures|themes?|engine|tools?|utils?|extras?|resources|assets|fonts|l10n|lang|i18n|plugins?|bot|gui-common)(-|$)|^(lib|fonts-|python3?-|ruby-|golang-|r-)|^games-|^science-|-(all|full|dedicated)$/
const TOOLS =
  /\b(server|dedicated|editor|library|engine|emulator|metapackage|level pack|data files|development|launcher|installer|translations?)\b/i
const WINDOWS =
  /\b(libsdl|libgtk|libqt5widgets|libqt6widgets|libx11-6|libwx|liballegro|libsfml|libkf5|python3-pygame|libglut|freeglut)/
const CARDS = /\b(libgl1|libopengl|libglu1|libgl1-mesa|libglew|libogre|libirrlicht)\b/
const TEXT = /\b(libncurses|libslang|libtinfo)/

/** Packages of an index (`apt-cache dumpavail`) that are games, with arguments for and against each. */
export function candidatesIn(index: string, profiled: ReadonlySet<string>): Candidate[] {
  return index.split(/\n\n+/).flatMap((record) => {
    const fields = fieldsOf(record)
    if (!/^(.*\/)?games$/.test(fields.get('Section') ?? '')) return []
    const name = fields.get('Package')
    if (name === undefined || profiled.has(name)) return []
    const [verdict, why] = judge(name, fields)
    return [
      {
        package: name,
        version: fields.get('Version') ?? '',
        kilobytes: Number(fields.get('Installed-Size') ?? 0),
        summary: (fields.get('Description') ?? fields.get('Description-en') ?? '').split('\n')[0]!,
        verdict,
        why,
      },
    ]
  })
}

/** The fields of one record; continuation lines are kept for tags and dependencies only. */
function fieldsOf(record: string): Map<string, string> {
  const whole = record.replace(/\n[ \t]+/g, ' ')
  return new Map([...whole.matchAll(/^([A-Za-z-]+):[ \t]*(.*)$/gm)].map(([, name, value]) => [name!, value!]))
}

function judge(name: string, fields: ReadonlyMap<string, string>): [Candidate['verdict'], string] {
  const [needs, tags] = [fields.get('Depends') ?? '', fields.get('Tag') ?? '']
  const summary = fields.get('Description') ?? fields.get('Description-en') ?? ''
  if (/^(non-free|contrib)/.test(fields.get('Section') ?? ''))
    return ['no', 'not of the free part of the distribution']
  if (PARTS.test(name) || /role::(app-data|shared-lib|metapackage|dummy)/.test(tags))
    return ['no', 'part of another package']
  if (TOOLS.test(summary.split(' ').slice(0, 12).join(' '))) return ['no', 'a server, an engine or a tool']
  const isGraphical =
    WINDOWS.test(needs) || /interface::(x11|graphical)|uitoolkit::(sdl|gtk|qt|xlib)/.test(tags)
  if (TEXT.test(needs) && !isGraphical) return ['no', 'of the terminal']
  if (CARDS.test(needs))
    return ['needs a graphics card', 'draws with OpenGL; software rendering takes whole cores']
  return isGraphical ? ['try', 'a window of its own'] : ['no', 'no sign of a window']
}
