/** A line through each level that takes every shell without a fall (`find-lines.ts`). */
export const blink: readonly string[] = [
  'e5 k5 g5 ca e5 ga c5 a5 c5 e5 c5 g5 ca k5 e5 ga c5 a5 c5 e5 k5 a5 b5 a5 f5 a5 g5 c5 b5 g5 k5 cp aa k5 cf b5 ca a5 i1',
  'e5 i5 cf g5 ca a5 c5 e5 c5 i5 ca ea a5 b5 e5 k5 g5 ca f5 c5 g5 ca a5 k5 e5 gf c5 b5 e5 k5 g5 ca a5 c5 e5 b5 e5 ca g5 k5 af cf a5 k5 c5',
  'e5 k5 g5 ca e5 ga c5 a5 c5 e5 k5 ga b5 a5 c5 a5 b5 k5 e5 f5 ck a5 i5 e5 c5 g5 ca gf cf e5 k5 e5 g5 b5 c5 a5 c5 b5 a5 k5 e5 g5 c5 a5 c5 g5 a5 c5 a5 c5 a5 k5 cj',
  'e5 k5 g5 a5 c5 g5 a5 c5 a5 c5 a5 k5 cf aa ca ga ca a5 e5 k5 g5 a5 b5 a5 e5 c5 g5 ca e5 g5 f5 c5 i5 ca e5 g5 a5 ca e5 k5 cf e5 gf ca g5 e5 ga i5 g5 i5 a5 cp a5 k5 c5 b5 ck a4',
  'e5 i5 cf g5 ck g5 ca i5 a5 ca b5 af k5 ck e5 c5 g5 c5 b5 g5 k5 ca a5 g5 ck ea a5 i5 ca e5 c5 g5 ca ef k5 cz i1',
  'e5 k5 g5 ca e5 ga cf e5 g5 c5 a5 b5 f5 ba e5 k5 a5 g5 e5 c5 b5 c5 f5 k5 g5 ca a5 ca a5 i5 ca e5 c5 a5 ca g5 k5 ga ca aa c5 e5 k5 g5 c5 a5 e5 ga c5 aa e5 k5 g5 a5 c5 a5 c5 e5 c5 g5 ca gk k5 ca b5 cf a5 k5 ca b5 ck b5 c5',
  'e5 i5 cf g5 ca a5 c5 e5 i5 f5 c5 a5 b5 a5 c5 a5 k5 g5 c5 f5 aa c5 b5 k5 ga ca b5 gf cf e5 k5 e5 c5 aa e5 c5 f5 aa f5 k5 g5 c5 e5 c5 e5 b5 c5 g5 e5 a5 i5 e5 ca ea af e5 k5 af ck i5 ca aa ca g5 a5 c5 af k5 cz a4',
  'e5 i5 cf g5 ca a5 c5 e5 c5 i5 ca ea a5 b5 e5 k5 ga ca g5 c5 e5 c5 a5 e5 gf k5 c5 g5 c5 ga k5 c5 f5 a5 e5 b5 c5 e5 ff a5 k5 a5 e5 ga cf e5 k5 g5 f5 c5 a5 g5 e5 g5 c5 a5 e5 g5 cf i5 e5 ga cf a5 c5 a5 c5 a5 k5 b5 cf a4',
  'e5 i5 cf g5 ca a5 c5 e5 c5 i5 c5 g5 i5 g5 aa e5 k5 c5 a5 c5 ga c5 a5 c5 e5 k5 ck b5 aa k5 g5 ap c5 k5 b5 cf e5 c5 g5 ca e5 ga c5 a5 k5 ca e5 f5 a5 c5 a5 e5 i5 af c5 a5 b5 c5 k5 cf b5 ca a5 i1',
  'e5 k5 g5 ca e5 ga cf e5 ga c5 a5 k5 a5 c5 e5 ga ca b5 e5 k5 g5 c5 a5 g5 e5 g5 ca a5 e5 k5 g5 c5 ef b5 f5 k5 e5 a5 e5 a5 e5 aa g5 k5 a5 c5 a5 cf a5 k5 cf e5 ga ca b5 k5 e5 b5 c5 g5 a5 c5 a5 e5 k5 c5 g5 c5 a5 c5 a5 ca i5 aa ba e5 ba aa k5 c5 b5 ca b5 cf',
  'e5 k5 g5 ca e5 g5 e5 g5 ca a5 g5 k5 a5 g5 a5 e5 b5 a5 f5 e5 a5 k5 g5 e5 c5 aa ea ca a5 g5 c5 a5 c5 a5 k5 c5 b5 cp a5 c5 g5 a5 g5 af i5 e5 c5 g5 ca e5 ga cf g5 ca aa e5 k5 g5 aa e5 ga ca a5 g5 k5 f5 c5 a5 g5 a5 c5 a5 c5 e5 k5 g5 c5 ba a5 c5 a5 k5 c5 ga ak k5 cu a5 k3',
  'e5 k5 g5 ca e5 ga c5 a5 c5 f5 g5 c5 a5 k5 e5 k5 aa c5 g5 c5 a5 c5 a5 e5 k5 c5 a5 ca g5 aa ca g5 a5 g5 a5 k5 e5 c5 k5 c5 e5 k5 a5 c5 a5 c5 ga c5 a5 c5 e5 i5 e5 ca ba c5 a5 k5 g5 e5 a5 b5 c5 b5 c5 i5 gf cf e5 c5 e5 c5 a5 e5 g5 f5 ck gf ca i5 c5 b5 cf b5 c5 k5 ck',
  'e5 k5 g5 ca e5 ga c5 a5 c5 e5 k5 ga b5 a5 c5 a5 b5 k5 f5 a5 g5 c5 b5 aa e5 k5 g5 ca e5 ga cf g5 k5 cf ea b5 a5 ca k5 e5 gf c5 a5 g5 i5 g5 a5 ca g5 ca a5 c5 e5 k5 g5 a5 ba c5 aa k5 g5 c5 af b5 a5 k5 cf b5 c5 e5 c5 g5 ca e5 i5 g5 c5 a5 b5 a5 c5 a5 i5 e5 g5 cf e5 c5 af ca k5 c5 b5 cj',
  'e5 k5 g5 ca e5 ga cf e5 g5 c5 a5 b5 f5 ba e5 k5 a5 g5 e5 c5 b5 c5 f5 k5 g5 ca a5 ca a5 i5 ca gf cf a5 k5 ca e5 a5 f5 aa e5 gf a5 k5 e5 k5 g5 cf e5 g5 cf e5 ga cf ga e5 c5 a5 k5 a5 e5 c5 e5 c5 a5 e5 k5 c5 a5 c5 ga c5 a5 c5 a5 k5 c5 g5 ck g5 c5 g5 c5 b5 f5 k5 e5 g5 ca g5 c5 f5 aa e5 k5 g5 ca a5 e5 g5 cf e5 g5 k5 af e5 f5 a5 b5 a5 g5 k5 cf e5 c5 a5 c5 a5 c5 k5 ca a4',
  'e5 i5 cf g5 ca a5 c5 e5 c5 i5 c5 g5 i5 c5 b5 e5 k5 g5 ca a5 e5 c5 g5 c5 a5 e5 k5 g5 c5 a5 c5 e5 g5 a5 c5 a5 f5 k5 g5 a5 e5 g5 ca a5 f5 e5 a5 k5 e5 ca ea af e5 k5 af ck i5 ca aa ca ga ca a5 c5 i5 e5 c5 g5 ca gf cf ea i5 ba a5 ea ca a5 f5 k5 g5 ca a5 ca ea cf e5 k5 g5 cf e5 a5 e5 c5 a5 e5 k5 f5 ca a5 b5 c5 a5 i5 f5 a5 g5 c5 b5 c5 a5 i5 gk ca e5 c5 aa ca gf ca i5 c5 b5 ck a5 k5 c5 b5 ce',
]
