import { LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import type { PlannedFile } from './plan.ts'

interface Words {
  readonly empty: string
  readonly pitch: string
  readonly how: string
  readonly done: string
}

/** Placeholder texts of a stub, so that all 20 languages exist before the real texts are written. */
export const words: Readonly<Record<Language, Words>> = {
  en: say('Nothing here yet.', 'Lights out, one by one', 'Tap a light to put it out.', 'All dark.'),
  es: say(
    'Aún no hay nada aquí.',
    'Apaga las luces una a una',
    'Toca una luz para apagarla.',
    'Todo a oscuras.',
  ),
  zh: say('这里还什么都没有。', '一盏一盏关灯', '点一下灯就能关掉。', '全黑了。'),
  pt: say(
    'Ainda não há nada aqui.',
    'Apague as luzes, uma a uma',
    'Toque numa luz para apagar.',
    'Tudo escuro.',
  ),
  ru: say('Здесь пока пусто.', 'Гасите огни один за другим', 'Коснитесь огня, чтобы погасить его.', 'Темно.'),
  id: say(
    'Belum ada apa-apa.',
    'Matikan lampu satu per satu',
    'Ketuk lampu untuk mematikannya.',
    'Gelap semua.',
  ),
  de: say(
    'Noch nichts hier.',
    'Licht aus, eins nach dem anderen',
    'Tippe ein Licht an, um es zu löschen.',
    'Alles dunkel.',
  ),
  vi: say('Chưa có gì ở đây.', 'Tắt từng ngọn đèn một', 'Chạm vào đèn để tắt.', 'Tối hết rồi.'),
  fr: say(
    'Rien ici pour l’instant.',
    'Éteins les lumières une à une',
    'Touche une lumière pour l’éteindre.',
    'Tout est noir.',
  ),
  sv: say(
    'Inget här än.',
    'Släck ljusen ett efter ett',
    'Tryck på ett ljus för att släcka det.',
    'Allt är mörkt.',
  ),
  ar: say('لا شيء هنا بعد.', 'أطفئ الأضواء واحدًا تلو الآخر', 'المس ضوءًا لتطفئه.', 'أظلم كل شيء.'),
  ja: say('まだ何もありません。', '明かりをひとつずつ消そう', '明かりをタップして消そう。', 'まっくら！'),
  sk: say(
    'Zatiaľ tu nič nie je.',
    'Zhasni svetlá jedno po druhom',
    'Ťukni na svetlo a zhasne.',
    'Všade tma.',
  ),
  tr: say(
    'Burada henüz bir şey yok.',
    'Işıkları tek tek söndür',
    'Söndürmek için bir ışığa dokun.',
    'Her yer karanlık.',
  ),
  ko: say('아직 아무것도 없어요.', '불을 하나씩 꺼 보세요', '불을 누르면 꺼져요.', '모두 꺼졌어요.'),
  da: say(
    'Her er ikke noget endnu.',
    'Sluk lysene ét efter ét',
    'Tryk på et lys for at slukke det.',
    'Alt er mørkt.',
  ),
  pl: say(
    'Na razie nic tu nie ma.',
    'Gaś światła jedno po drugim',
    'Dotknij światła, aby je zgasić.',
    'Wszędzie ciemno.',
  ),
  ro: say(
    'Încă nu e nimic aici.',
    'Stinge luminile una câte una',
    'Atinge o lumină ca să o stingi.',
    'Întuneric peste tot.',
  ),
  th: say('ยังไม่มีอะไรที่นี่', 'ดับไฟทีละดวง', 'แตะดวงไฟเพื่อดับ', 'มืดหมดแล้ว'),
  sq: say(
    'Ende s’ka asgjë këtu.',
    'Fik dritat një nga një',
    'Prek një dritë për ta fikur.',
    'Gjithçka errësirë.',
  ),
}

function say(empty: string, pitch: string, how: string, done: string): Words {
  return { empty, pitch, how, done }
}

/** One message file per language. */
export const messageFiles = (
  folder: string,
  textsOf: (language: Language) => Readonly<Record<string, string>>,
): PlannedFile[] =>
  LANGUAGES.map((language) => ({
    path: `${folder}/${language}.json`,
    text: `${JSON.stringify(textsOf(language), null, 2)}\n`,
  }))
