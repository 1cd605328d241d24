/** Types the properties of our tags in Angular's templates, which check no custom element by themselves. */
import { Directive, ElementRef, inject, input, effect } from '@angular/core';
import type { MarkupByTag } from 'shop-elements';

/** `<shop-cart [properties]="{ routing: 'hash' }">`: each tag of the shop's pages needs one such class. */
@Directive()
abstract class Properties<T extends keyof MarkupByTag> {
  readonly properties = input.required<MarkupByTag[T]>();
  readonly #element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;

  constructor() {
    effect(() => void Object.assign(this.#element, this.properties()));
  }
}

@Directive({ selector: 'shop-cart[properties]' })
export class CartProperties extends Properties<'shop-cart'> {}

@Directive({ selector: 'shop-calculator[properties]' })
export class CalculatorProperties extends Properties<'shop-calculator'> {}

@Directive({ selector: 'shop-filters[properties]' })
export class FiltersProperties extends Properties<'shop-filters'> {}
