/** Shows our elements in a fresh Angular project: imported, with typed properties, listened to. */
import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import 'shop-elements/shop-calculator';
import 'shop-elements/shop-cart';
import 'shop-elements/shop-config';
import 'shop-elements/shop-filters';
import { CalculatorProperties, CartProperties, FiltersProperties } from './shop-properties';

const prices = { net: 20, gross: '24.60', total_gross: 24.6 };

@Component({
  selector: 'trial-app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  imports: [CalculatorProperties, CartProperties, FiltersProperties],
  template: `
    <shop-config brand="shop" currency="PLN"></shop-config>
    @if (isDisplayed()) {
      <shop-calculator
        name="quantity"
        [properties]="{ mainUnit: packs, unit: metres, unitValue: 1.44, showCalculator: true }"
        (shop-amount-changed)="ordered.set('' + ($event.detail.ordered ?? ''))"
      ></shop-calculator>
    }
    <output id="ordered">{{ ordered() }}</output>
    <button (click)="isDisplayed.set(!isDisplayed())">Przełącz</button>
    <shop-filters [properties]="{ values: { query: 'fuga' } }"></shop-filters>
    <shop-cart
      cart-url="/koszyk"
      [properties]="{ client: client, cart: answer }"
      (shop-error)="failed($event.detail.code)"
    >
      <p slot="legal">Regulamin</p>
    </shop-cart>
  `,
})
class App {
  readonly metres = { name_d: 'm²', name_c: 'metrach kwadratowych', short_name: 'm2', decimals: 2 };
  readonly packs = { name_d: 'opakowania', name_c: 'opakowaniach', short_name: 'opak.', decimals: 0 };
  readonly client = { first_name: 'Anna', last_name: 'Kowalczyk', is_specialist: false };
  readonly answer = {
    cart: { id: 7, items: [{ id: 1, product_name: 'Fuga z odpowiedzi', quantity: 1, prices }] },
    messages: { quantity: { messages: ['Słowo z odpowiedzi'], status: 'info' } },
  };
  readonly ordered = signal('');
  readonly isDisplayed = signal(true);
  failed(code: string): void {
    console.log(code);
  }
}

void bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
