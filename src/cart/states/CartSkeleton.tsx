/** The loading cart: a spinner, and shapes of the real size so that the layout does not shift. */
import { useEffect } from 'react';
import { Card } from '../../ui/Card';
import { prepareMoney } from '../../ui/money';
import { Skeleton } from '../../ui/Skeleton';
import { Spinner } from '../../ui/Spinner';
import { text } from '../text';

const LINES = 4;

export function CartSkeleton() {
  useEffect(prepareMoney, []);
  return (
    <div className="cart__loading" aria-busy="true" part="loading">
      <p className="cart__spinner" role="status">
        <Spinner size="large" label={text.loading} />
      </p>
      <div className="cart__columns" aria-hidden="true">
        <Card>
          <div className="stack stack--wide">
            {[...Array(LINES).keys()].map((line) => (
              <div key={line} className="product">
                <Skeleton shape="block" width="64px" height="64px" />
                <Skeleton lines={2} width="60%" />
              </div>
            ))}
          </div>
        </Card>
        <div className="cart__side">
          <Card>
            <Skeleton lines={4} />
          </Card>
        </div>
      </div>
    </div>
  );
}
