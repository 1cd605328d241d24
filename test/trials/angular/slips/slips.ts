/** What an integrator mistypes: the compiler must name each marked line. CUSTOM_ELEMENTS_SCHEMA allows every tag. */
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import 'shop-elements/shop-cart';
import { CartProperties } from './shop-properties';

@Component({
  selector: 'trial-slips',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  imports: [CartProperties],
  template: `
    <shop-cart [properties]="{ routing: 'hsah' }"></shop-cart><!-- slip: word -->
    <shop-cart [properties]="{ paymentMethodsVisible: 'five' }"></shop-cart><!-- slip: number -->
    <shop-cart [properties]="{ trader: 'false' }"></shop-cart><!-- slip: flag -->
    <shop-cart (shop-cart-chnaged)="seen($event.detail)"></shop-cart><!-- slip: event -->
    <shop-cart (shop-cart-changed)="seen($event.detail.crat)"></shop-cart><!-- slip: detail -->
    <shop-cart [properties]="{ cart: { cart: 7 } }"></shop-cart><!-- slip: data -->
  `,
})
export class Slips {
  seen(detail: unknown): void {
    console.log(detail);
  }
}
