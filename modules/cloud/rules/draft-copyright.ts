export interface Rights {
  /** As the package names it, close to SPDX; empty when not found. */
  readonly licence: string
  /** Author; empty when not found. */
  readonly author: string
}

const SPDX: Readonly<Record<string, string>> = {
  'gpl-1+': 'GPL-1.0-or-later',
  'gpl-2': 'GPL-2.0-only',
  'gpl-2.0': 'GPL-2.0-only',
  'gpl-2+': 'GPL-2.0-or-later',
  'gpl-2.0+': 'GPL-2.0-or-later',
  'gpl-3': 'GPL-3.0-only',
  'gpl-3.0': 'GPL-3.0-only',
  'gpl-3+': 'GPL-3.0-or-later',
  'gpl-3.0+': 'GPL-3.0-or-later',
  'lgpl-2': 'LGPL-2.0-only',
  'lgpl-2+': 'LGPL-2.0-or-later',
  'lgpl-2.1': 'LGPL-2.1-only',
  'lgpl-2.1+': 'LGPL-2.1-or-later',
  'lgpl-3+': 'LGPL-3.0-or-later',
  expat: 'MIT',
  mit: 'MIT',
  'bsd-2-clause': 'BSD-2-Clause',
  'bsd-3-clause': 'BSD-3-Clause',
  zlib: 'Zlib',
  'apache-2.0': 'Apache-2.0',
  artistic: 'Artistic-1.0-Perl',
  'public-domain': 'LicenseRef-public-domain',
}
/** Phrases that identify common licences in free-form copyright files. */
const TOLD: readonly (readonly [licence: string, words: RegExp])[] = [
  ['GPL-3.0-or-later', /common-licenses\/GPL-3|GNU General Public License[\s\S]{0,400}version 3/i],
  ['GPL-2.0-or-later', /common-licenses\/GPL|GNU General Public License/i],
  ['LGPL-2.1-or-later', /common-licenses\/LGPL|Lesser General Public License/i],
  ['MIT', /Permission is hereby granted, free of charge|MIT licen[cs]e/i],
  ['BSD-3-Clause', /Redistribution and use in source and binary forms/i],
  ['Artistic-1.0-Perl', /Artistic Licen[cs]e/i],
  ['LicenseRef-public-domain', /public domain/i],
]
const LONGEST_LICENCE = 80
const LONGEST_AUTHOR = 60

/** Licence and author from Debian's copyright file, machine-readable or free-form. */
export function rightsOf(text: string): Rights {
  const isMachineReadable = /^Format:/m.test(text)
  const first = isMachineReadable ? /^Files:[ \t]*\*[ \t]*\n((?:.+\n?)*)/m.exec(text)?.[1] : undefined
  return first === undefined ? toldRights(text) : machineRights(first)
}

function machineRights(paragraph: string): Rights {
  const named = /^License:[ \t]*(.+)$/m.exec(paragraph)?.[1]?.trim() ?? ''
  const holders = /^Copyright:[ \t]*((?:.*\n?)(?:[ \t]+.+\n?)*)/m.exec(paragraph)?.[1] ?? ''
  const licence = named
    .split(/\s+/)
    .map((word) => SPDX[word.toLowerCase()] ?? (/^(and|or|with)$/i.test(word) ? word.toUpperCase() : word))
    .join(' ')
    .replace(/[^\w.+() -]/g, '')
  return { licence: licence.slice(0, LONGEST_LICENCE), author: nameIn(holders.trim().split('\n')[0] ?? '') }
}

function toldRights(text: string): Rights {
  const licence = TOLD.find(([, words]) => words.test(text))?.[0] ?? ''
  const said =
    /^[ \t]*(?:Upstream )?Authors?(?:\(s\))?:?[ \t]*\n?[ \t]*(.+)$/im.exec(text)?.[1] ??
    /Copyright[: \t]+(?:\(c\)|©)?[ \t]*(.*\d{4}.*)$/im.exec(text)?.[1] ??
    ''
  return { licence, author: nameIn(said) }
}

/** A name without years, addresses and signs. */
const nameIn = (line: string): string =>
  line
    .replace(/<[^>]*>|\([^)]*@[^)]*\)|\S+@\S+|https?:\S+/g, ' ')
    .replace(/\(c\)|©|copyright|\bby\b/gi, ' ')
    .replace(/\b\d{4}\b(?:\s*[-,–]\s*)?/g, ' ')
    .replace(/[^\p{L}\p{N}.,'’& -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.-]+|[\s,-]+$/g, '')
    .slice(0, LONGEST_AUTHOR)
    .trim()
