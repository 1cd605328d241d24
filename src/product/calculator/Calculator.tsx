/** The view of `<shop-calculator>`: the needed amount or the units of sale, the rooms, and the result. */
import { icon } from '../../ui/icon';
import { useEffect, useId } from 'react';
import type { shopCalculator } from '../../../elements/shop-calculator';
import type { PropsOf } from '../../element/declare';
import { submitOnEnter } from '../../fields/inputs/enter';
import { stopPropagation, useControl } from '../../element/useControl';
import { ownSign } from '../../fields/amount';
import { isUnorderable, nearestMultiples } from '../../fields/quantity';
import { fieldText } from '../../fields/text';
import { fieldStyles } from '../../fields/styles';
import { TextField } from '../../fields/TextField';
import { toDecimal } from '../../http/decimal';
import { Button } from '../../ui/Button';
import { LiveRegion } from '../../ui/LiveRegion';
import { formatNumber } from '../../ui/money';
import { Notice } from '../../ui/Notice';
import { nextStepText } from '../../ui/steps/steps';
import { uiStyles } from '../../ui/styles';
import type { Unit } from '../schema';
import steps from '../steps.css?inline';
import { StepTable } from '../StepTable';
import { text } from '../text';
import calculator from './calculator.css?inline';
import { MainAmount } from './MainAmount';
import { Materials } from './Materials';
import { Rooms } from './Rooms';
import rooms from './rooms.css?inline';
import { areaOfOrder } from './outcome';
import {
  isAreaUnit,
  isUnread,
  applyRooms,
  settleMain,
  stepMain,
  typeMain,
  typeUnit,
  type CalculatorSettings,
} from './state';
import { ResultAnnouncer } from './ResultAnnouncer';
import { Sums } from './Sums';
import { useCalculator } from './useCalculator';
import { unitError, problemOf, warningsOf } from './words';

const CalculatorIcon = icon(
  'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2zM8 6L16 6M16 14L16 18M16 10h.01M12 10h.01M8 10h.01M12 14h.01M8 14h.01M12 18h.01M8 18h.01',
);

export const styles = [...uiStyles, ...fieldStyles, calculator, rooms, steps];

const positive = (value: number | undefined) => (value !== undefined && value > 0 ? toDecimal(value) : undefined);
const labelOf = (unit: Unit | undefined): string =>
  unit === undefined ? text.amount : unit.name_c ? text.amountInWords(unit.name_c) : text.amountIn(unit.short_name);

export default function Calculator(props: PropsOf<typeof shopCalculator>) {
  const { unit, mainUnit, disabled } = props;
  const unitValue = positive(props.unitValue);
  const settings: CalculatorSettings = {
    mainUnit,
    unit,
    unitValue,
    pricePack: positive(props.pricePack),
    vatRate: positive(props.vatRate),
    priceSteps: props.priceSteps,
    prices: props.prices,
    unitsInOuter: props.unitsInOuter,
    min: props.min,
    max: props.max,
    step: props.step,
  };
  const { state, isRestored, outcome, change, settle, forget } = useCalculator(props.value, settings, props.productId);
  const control = useControl();
  const unread = isUnread(state, settings);
  const problem = problemOf(state, settings);
  const isOut = isUnorderable(settings);
  const warnings = isOut
    ? [fieldText.unorderable]
    : unread || state.source === 'page'
      ? []
      : warningsOf(outcome, props);
  // After every render, because setting the amount also submits it with the form.
  useEffect(() => {
    control.withhold(unread ? text.calculator.notWhole : undefined);
    if (isOut && !unread) control.setProblem(fieldText.unorderable);
  });
  const area = unread ? undefined : areaOfOrder(state, outcome, settings);
  const stepped = { price_steps: props.priceSteps, unit: mainUnit?.short_name, max: positive(props.max) };
  const cheaper = unread || isOut ? undefined : nextStepText(stepped, outcome.amount, props.prices, props.currency);
  const noteId = useId();
  const nearest = props.step > 1 ? nearestMultiples(outcome.amount, settings) : [];
  return (
    <LiveRegion>
      <div
        className="calculator"
        part="calculator"
        onInput={stopPropagation}
        onBlur={() => settle()}
        onKeyDown={submitOnEnter(() => control.form())}
      >
        {props.showCalculator && (
          <details className="calculator__rooms">
            <summary>
              <CalculatorIcon size={18} aria-hidden="true" />
              <span>{text.calculator.open}</span>
            </summary>
            <Rooms
              state={state}
              surface={props.surface}
              showPatterns={props.showPatterns}
              showArea={!isAreaUnit(settings)}
              disabled={disabled}
              onChange={(part) => change(applyRooms(state, part, settings))}
            />
          </details>
        )}
        <div className={`calculator__amounts${state.needed ? ' calculator__amounts--derived' : ''}`}>
          {unit && unitValue && (
            <TextField
              label={labelOf(unit)}
              name="unit-amount"
              value={state.unitText}
              inputMode={unit.decimals > 0 ? 'decimal' : 'numeric'}
              align="end"
              after={unit.short_name}
              disabled={disabled}
              spell={ownSign}
              validate={(typed) => unitError(typed, settings)}
              hint={text.calculator.pack(mainUnit?.short_name ?? '', formatNumber(unitValue), unit.short_name)}
              onChange={(typed) => change(typeUnit(state, typed, settings))}
              onEnter={() => settle()}
            />
          )}
          <MainAmount
            label={labelOf(mainUnit)}
            value={state.mainText}
            unread={unread}
            ordered={outcome.amount}
            rules={settings}
            unit={mainUnit?.short_name}
            disabled={disabled}
            invalid={props.error !== undefined || (problem !== undefined && state.source === 'main')}
            describedBy={noteId}
            onType={(typed) => change(typeMain(state, typed))}
            onStep={(direction) => settle(stepMain(state, direction, settings))}
            onSettle={() => settle(settleMain(state, settings))}
          />
        </div>
        <div id={noteId} className="calculator__notes">
          {props.error !== undefined && <Notice status="error" messages={props.error.split('\n')} variant="inline" />}
          {isRestored && (
            <p className="calculator__old">
              <span>{`${text.calculator.old} `}</span>
              <Button size="small" variant="quiet" onClick={forget}>
                {text.calculator.forget}
              </Button>
            </p>
          )}
          {problem && <Notice status="error" messages={[problem]} variant="inline" />}
          {warnings.map((one) => (
            <Notice key={one} status="warning" messages={[one]} variant="inline" />
          ))}
          {nearest.length > 0 && <p className="quantity__hint">{text.calculator.multiples(props.step, nearest)}</p>}
        </div>
        <ResultAnnouncer
          problem={problem}
          warnings={cheaper ? [...warnings, cheaper] : warnings}
          outcome={unread ? undefined : outcome}
          unit={unit}
          mainUnit={mainUnit}
          currency={props.currency}
          priceNote={props.priceNote}
        />
        <Sums
          outcome={unread ? undefined : outcome}
          unit={unit}
          mainUnit={mainUnit}
          currency={props.currency}
          priceNote={props.priceNote}
          hasPrice={settings.pricePack !== undefined}
          unitsOnPallet={props.unitsOnPallet}
        />
        {cheaper && (
          <p className="next-step" part="next-step">
            {cheaper}
          </p>
        )}
        <StepTable of={stepped} prices={props.prices} currency={props.currency} />
        {area && props.materials && <Materials materials={props.materials} area={area} />}
      </div>
    </LiveRegion>
  );
}
