/** Converts the reading schemas to JSON Schema: only what a server should send, not everything that is accepted. */
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { wireOf } from '../../http/wire';

export type JsonSchema = Record<string, unknown>;
type Sync = Parameters<typeof toJsonSchema>[0];
type Defs = Record<string, Sync>;

/**
 * Definitions by name, with references below `prefix`, for example `#/$defs/`. Throws for a schema whose wire
 * form is unknown: a transformation needs `wire()` before it.
 */
export function definitionsOf(
  named: Readonly<Record<string, v.GenericSchema>>,
  prefix: string,
): Record<string, JsonSchema> {
  const names = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));
  const config: ConversionConfig = {
    typeMode: 'input',
    target: 'draft-2020-12',
    overrideRef: ({ referenceId }) => `${prefix}${referenceId}`,
    overrideAction: ({ valibotAction, jsonSchema }) => {
      // Checks on a whole value cannot be expressed in JSON Schema.
      if (valibotAction.type === 'check') return jsonSchema;
      const form = wireOf(valibotAction as { type: string; metadata?: unknown });
      if (form === undefined) return undefined;
      if ('as' in form) return convert(form.as);
      if ('listOfNamed' in form) return { type: 'array', items: { $ref: `${prefix}${form.listOfNamed}` } };
      return 'listOf' in form
        ? { type: 'array', items: convert(form.listOf) }
        : { type: 'object', additionalProperties: convert(form.recordOf) };
    },
    // Every reader treats null and absent alike.
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'optional' ? withoutDefault(jsonSchema as JsonSchema) : undefined,
  };
  const within: ConversionConfig = {
    ...config,
    overrideSchema(context) {
      const name = names.get(context.valibotSchema as v.GenericSchema);
      return name === undefined ? config.overrideSchema?.(context) : { $ref: `${prefix}${name}` };
    },
  };
  const convert = (schema: v.GenericSchema): JsonSchema => {
    const name = names.get(schema);
    if (name !== undefined) return { $ref: `${prefix}${name}` };
    const { $schema: _, ...converted } = toJsonSchema(schema as Sync, within);
    return converted;
  };
  return toJsonSchemaDefs(named as Defs, config) as Record<string, JsonSchema>;
}

/** A reader's default for an absent field is not part of the contract. */
const withoutDefault = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== 'default'));
