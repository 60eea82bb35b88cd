type Schema = Readonly<Record<string, unknown>>

const plain = (type: string) => (rules?: Schema) => ({ type, ...rules })

/**
 * Replaces typebox in the browser's bundle, which translates field names but does not validate: plain schemas without the validator.
 */
export const Type = {
  Array: (items: Schema, rules?: Schema) => ({ type: 'array', items, ...rules }),
  Boolean: plain('boolean'),
  Enum: (values: readonly (string | number)[]) => ({ enum: values }),
  Integer: plain('integer'),
  Literal: (value: string | number | boolean) => ({ const: value }),
  Null: plain('null'),
  Number: plain('number'),
  Object: (properties: Schema, rules?: Schema) => ({ type: 'object', properties, ...rules }),
  Optional: (schema: Schema) => schema,
  String: plain('string'),
  Union: (anyOf: readonly Schema[], rules?: Schema) => ({ anyOf, ...rules }),
  Unknown: (rules?: Schema) => ({ ...rules }),
  Unsafe: (schema: Schema) => schema,
}
