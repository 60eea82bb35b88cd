import { surroundApi } from '#kit/web/api.ts'
import { askAge } from '#modules/privacy/web/age-trigger.ts'
import { askAndRepeat } from '#modules/privacy/web/ask-and-repeat.ts'

// Once, wherever it is imported: by the dialogs, and by the pages that may need the answer before those are there.
surroundApi(askAndRepeat(askAge))
