<?php

/** Registers the package in Symfony: the calls, and the tags in Twig. `Shop` and `Visitor` are the application's services. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use Symfony\Component\DependencyInjection\ContainerBuilder;
use Symfony\Component\HttpKernel\Bundle\Bundle;
use Twig\Extension\AbstractExtension;

final class ShopElementsBundle extends Bundle
{
    public function build(ContainerBuilder $container): void
    {
        $container->autowire(SymfonyCalls::class)->setPublic(true)
            ->addTag('kernel.event_subscriber')->addTag('controller.service_arguments')->addTag('routing.route_loader');
        if (class_exists(AbstractExtension::class)) {
            $container->autowire(TwigExtension::class)->addTag('twig.extension');
        }
    }
}
