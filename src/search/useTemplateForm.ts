/** Connects a search box with a view to the template's form: text, focus and caret move over. */
import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { useHost } from '../element/useHost';
import type { BoxControl } from './combobox/Combobox';
import { followTemplate } from './follow-template';
import { takeField, templateForm } from './template-form';
import type { Box } from './template-form';

/** Takes over the template's field at the first commit; calls `onTaken` if the person was typing in it. */
export function useTemplateForm(control: RefObject<BoxControl | null>, onTaken: () => void): void {
  const box = useHost().element as Box;
  useLayoutEffect(() => {
    const input = control.current?.input;
    if (input !== undefined && takeField(box, input)) onTaken();
    // Runs once, after the first render.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    const input = control.current?.input;
    if (input === undefined) return;
    return followTemplate(box, input, templateForm(box), (text) => control.current?.clear(text));
  }, [box, control]);
}
